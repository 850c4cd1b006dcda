import type { Plugin } from 'vite'
import { loadModule } from '../load-module.ts'

type Routes = typeof import('../../domain/site/routes.ts')

/** The style sheets of every route, by its name. */
export async function routeSheets(): Promise<Record<string, readonly string[]>> {
  const { routeNames, routeOf } = await loadModule<Routes>('domain/site/routes.ts')
  return Object.fromEntries(routeNames.map((name) => [name, routeOf(name).sheets]))
}

const definitions = /domain\/site\/(?:route-table|routes\/[a-z-]+)\.ts$/
const sheets = /\bsheets: \[[^\]]*\],?/g

/**
 * Leaves the sheets out of the route table of the browser's entry: the first document contains its
 * own, and `virtual:route-sheets` has them for later pages. Some 500 bytes of the entry.
 */
export const withoutSheets: Plugin = {
  name: 'without-sheets',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    // Lines stay where they were, so that the source map does.
    definitions.test(id)
      ? { code: code.replace(sheets, (text) => text.replace(/[^\n]/g, '')), map: null }
      : undefined,
}
