/** The two faces of the house, from packages; the browser fetches only the ranges of letters that a page shows. */

import "@fontsource/barlow/latin-400.css";
import "@fontsource/barlow/latin-600.css";
import "@fontsource/barlow/latin-ext-400.css";
import "@fontsource/barlow/latin-ext-600.css";
import "@fontsource/barlow-condensed/latin-700.css";
import "@fontsource/barlow-condensed/latin-ext-700.css";
