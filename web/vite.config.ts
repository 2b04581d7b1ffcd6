import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defaultClientConditions } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "./", // the server may stand below any path
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here("src") },
    conditions: [...defaultClientConditions], // in tests too: they draw in a browser's clothes
  },
  server: { fs: { allow: [here("."), here("../src/knockbox/text")] } },
  build: {
    outDir: process.env["KNOCKBOX_WEB_OUT"] ?? here("../.build/web"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the policy of the server lets nothing inline run
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: {
    environment: "happy-dom",
    pool: "threads", // they begin sooner than processes
    include: ["tests/**/*.test.ts"],
    testTimeout: 60_000, // axe looks long at a whole table where much else is going on
  },
});
