import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// The command line loads readers when a file needs them; the page's worker may as well have them together.
const rolldownOptions = { checks: { ineffectiveDynamicImport: false } } as const;

/** Builds the page. Everything is a file of its own: the content policy allows no inline script and no `data:` font. */
export default defineConfig({
  root: 'renderer',
  publicDir: 'public',
  cacheDir: '../.cache/vite',
  plugins: [react()],
  worker: { format: 'es', rolldownOptions },
  build: {
    outDir: '../dist/page',
    rolldownOptions,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2023',
    // Older targets would rewrite `light-dark()` into variables that only work within one style sheet.
    cssTarget: ['chrome130', 'firefox130', 'safari18'],
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
});
