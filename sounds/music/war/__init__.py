"""Topoum's music: fifes, a cupped trumpet, a bassoon and side drums in B flat and G minor."""
