import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { siteBuild } from './build/site-build.ts'

export default defineConfig({
  plugins: [siteBuild(), react(), cloudflare({ viteEnvironment: { name: 'worker' } })],
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  build: {
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  environments: {
    worker: { build: { minify: true } },
    client: {
      build: {
        manifest: true,
        rollupOptions: { input: { entry: './client/entry.tsx' } },
      },
    },
  },
})
