import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { productSlug } from './build/product-slug.ts'
import { siteBuild } from './build/site-build.ts'

export default defineConfig({
  plugins: [siteBuild(), react(), cloudflare({ viteEnvironment: { name: 'worker' } })],
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  define: { __PRODUCT_SLUG__: JSON.stringify(productSlug()) },
  build: {
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  environments: {
    worker: { build: { minify: true } },
    client: {
      build: {
        manifest: true,
        // The worker names what a page needs, and the entry asks for all of it at once.
        modulePreload: false,
        rollupOptions: { input: { entry: './client/entry.tsx' } },
      },
    },
  },
})
