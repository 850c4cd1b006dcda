import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { createLogger, defineConfig } from 'vite'
import { devVariables } from './build/dev/dev-files.ts'
import { devServer } from './build/dev/dev-server.ts'
import { liveRenderers } from './build/dev/live-renderers.ts'
import { sheetImports } from './build/page-sheets.ts'
import { siteBuild } from './build/site-build.ts'
import { siteDefines } from './build/site-defines.ts'

/**
 * Chunks are named after their module, those of pages after their folder, those of messages also
 * after their language.
 */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const id = facadeModuleId ?? ''
  const [, locale, area] = /domain\/messages\/(ar|en)\/([a-z-]+)\.ts$/.exec(id) ?? []
  const [, page] = /client\/pages\/[a-z]+\/([a-z-]+)\/page\.tsx$/.exec(id) ?? []
  return `assets/${locale ? `${locale}-${area}` : (page ?? '[name]')}-[hash].js`
}

const logger = createLogger()
const { warn } = logger
/** Lightning CSS passes this pseudo-class on, but does not know it yet. */
logger.warn = (message, options) => {
  if (!message.includes("'target-current'")) warn(message, options)
}

export default defineConfig({
  customLogger: logger,
  plugins: [
    sheetImports(),
    devServer(),
    liveRenderers(),
    siteBuild(),
    react(),
    cloudflare({
      viteEnvironment: { name: 'worker' },
      config: ({ vars }) => {
        const own = devVariables()
        if (own) return { vars: { ...vars, ...own } }
      },
    }),
  ],
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    // The router's store brings a copy of React's hook for versions without it.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  define: siteDefines(),
  build: {
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
  },
  environments: {
    // Maps stay with the build: `npm run trace` reads them, and they are uploaded with the worker.
    worker: { build: { minify: true, sourcemap: true } },
    client: {
      build: {
        manifest: true,
        sourcemap: 'hidden',
        // The worker names what a page needs, and the entry asks for all of it at once.
        modulePreload: false,
        rolldownOptions: {
          input: {
            entry: './client/boot/hydrate.tsx',
            externals: './client/boot/externals.ts',
            players: './client/boot/players.ts',
            desk: './client/staff/script/desk.ts',
          },
          output: { chunkFileNames },
        },
      },
    },
  },
})
