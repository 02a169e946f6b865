"""How the handbook is built: `python3 tool.py handbook`, into build/handbook. Every warning is an error."""

from burghers import __version__

project = "Burghers"
author = "The Burghers contributors"
copyright = author  # noqa: A001  (Sphinx's own name for it)
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
source_suffix = {".md": "markdown"}
root_doc = "index"
exclude_patterns = ["data/**", "report/*", "trace/*", "training/*"]

html_theme = "furo"
html_title = f"Burghers {__version__}"
html_theme_options = {"source_directory": "docs/"}
html_copy_source = False

myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence", "deflist"]
suppress_warnings = ["myst.xref_missing"]  # links to files of the repository, which a reader there can follow

autodoc_default_options = {"members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
