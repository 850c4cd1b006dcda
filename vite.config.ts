import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { createLogger, defineConfig } from 'vite'
import { withoutSheets } from './build/assets/route-sheets.ts'
import { shortProperties } from './build/assets/short-properties.ts'
import { siteBuild } from './build/site-build.ts'
import { siteDefines } from './build/site-defines.ts'

/** What nearly every page has. Together it is some 500 bytes smaller than in nine files. */
const common =
  /client\/ui\/(?:drawings\/drawing-writers|html\/keep-server-markup|text\/(?:blocks|date|fact|hidden|link)|icons\/icon|page\/(?:crumbs|page-head|page-meta|toc))\.tsx?$|domain\/(?:dates\/format|messages\/plural)\.ts$|virtual:icons$/

/**
 * Chunks are named after their module; those of messages, one per area, also after their language.
 * Seven characters of the hash (42 bits) tell the editions of one chunk apart; the entry names over a
 * hundred chunks, and hashes do not compress.
 */
function chunkFileNames({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, locale, area] =
    /domain\/messages\/(ar|en)\/([a-z-]+)\.ts$/.exec(facadeModuleId ?? '') ?? []
  return `assets/${locale ? `${locale}-${area}` : '[name]'}-[hash:7].js`
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
    siteBuild(),
    withoutSheets,
    react(),
    cloudflare({ viteEnvironment: { name: 'worker' } }),
  ],
  resolve: {
    extensions: ['.ts', '.tsx', '.mjs', '.js'],
    // The router's store brings a copy of React's hook for versions without it.
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }],
  },
  define: siteDefines(),
  css: { postcss: { plugins: [shortProperties()] } },
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
          output: {
            chunkFileNames,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ name: 'common', test: common }],
            },
          },
        },
      },
    },
  },
})
