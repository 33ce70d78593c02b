import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** Addresses are relative: the server says by `<base href>` under which path the page lives. */
export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: { outDir: "../src/faience/server/static", emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [".."] } },
});
