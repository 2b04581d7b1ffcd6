"""What every table in a terminal is drawn with: layout, log, question, and the shape of a scene."""
