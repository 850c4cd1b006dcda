import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, parseAst, transformWithOxc } from 'vite'

const prefix = '\0live:'
const renderers: Record<string, string> = {
  '#client/render': 'client/render.tsx',
  '#client/staff/render-staff': 'client/staff/render-staff.tsx',
}

async function listExports(file: string): Promise<string[]> {
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
  return parseAst(code).body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    const { declaration, specifiers } = node
    // The sources name no export by a string.
    if (!declaration) return specifiers.map(({ exported }) => (exported as { name: string }).name)
    if (declaration.type === 'FunctionDeclaration')
      return declaration.id ? [declaration.id.name] : []
    if (declaration.type !== 'VariableDeclaration') return []
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
  })
}

/**
 * Replaces the client's renderers in the running worker. Without it a change of a component or sheet
 * would evaluate most of the worker anew, with a request for each of some 800 imports.
 */
export function liveRenderers(): Plugin {
  return {
    name: 'live-renderers',
    apply: 'serve',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isOfWorker = this.environment.name === 'worker' && importer.includes('/worker/')
      return isOfWorker && renderers[source] ? prefix + source : undefined
    },
    async load(id) {
      const file = id.startsWith(prefix) && renderers[id.slice(prefix.length)]
      if (!file) return
      const names = await listExports(join(this.environment.config.root, file))
      const list = names.join(', ')
      return `import * as first from '/${file}'
let { ${list} } = first
export { ${list} }
import.meta.hot.accept('/${file}', (next) => {
  if (next) ({ ${list} } = next)
})`
    },
  }
}
