"""The music of the title, the lobby and the results: the whole storybook orchestra."""
