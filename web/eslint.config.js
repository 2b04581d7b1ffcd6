import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

/** Rooms that know nothing of others: what home and the tables share lies in the lobby. */
const APART = { home: ["table"], table: ["home"], lobby: ["home", "table"] };

function keptApart([room, others]) {
  const group = others.map((other) => `$lib/${other}/*`);
  return {
    files: [`src/${room}/**`],
    rules: { "no-restricted-imports": ["error", { patterns: [{ group, message: "See the lobby." }] }] },
  };
}

export default ts.config(
  { ignores: ["node_modules/", "src/wire/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    rules: {
      complexity: ["error", 10],
      "max-depth": ["error", 3],
      "max-lines": ["error", { max: 250, skipBlankLines: true, skipComments: true }],
      "no-undef": "off", // the compiler knows better
      "svelte/no-at-html-tags": "error",
    },
  },
  ...Object.entries(APART).map(keptApart),
);
