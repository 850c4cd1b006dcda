import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix, sep } from 'node:path'

export interface Import {
  from: string
  /** Path of the imported module, with its extension. */
  to: string
  specifier: string
}

const statement = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g
const endings = ['', '.ts', '.tsx', '.d.ts']

/** Module paths with `/` on every platform. */
export function listModules(pattern: string): string[] {
  return globSync(pattern).map((file) => file.split(sep).join('/'))
}

function resolve(from: string, specifier: string): string | null {
  const [path = ''] = specifier.split('?')
  const base = path.startsWith('#')
    ? path.slice(1)
    : path.startsWith('.')
      ? posix.join(posix.dirname(from), path)
      : null
  if (base === null) return null
  const ending = endings.find((one) => existsSync(base + one) && /\.\w+$/.test(base + one))
  return ending === undefined ? base : base + ending
}

/** Imports of other project modules, including `import type` and `import()`. */
export function readImports(from: string): Import[] {
  return [...readFileSync(from, 'utf8').matchAll(statement)].flatMap(([, specifier = '']) => {
    const to = resolve(from, specifier)
    return to ? [{ from, to, specifier }] : []
  })
}

/** Tarjan's strongly connected components with more than one module, or one that imports itself. */
export function findCycles(imports: readonly Import[]): string[][] {
  const edges = Map.groupBy(imports, ({ from }) => from)
  const state = new Map<string, { index: number; low: number; isOpen: boolean }>()
  const open: string[] = []
  const cycles: string[][] = []

  function visit(node: string) {
    const own = { index: state.size, low: state.size, isOpen: true }
    state.set(node, own)
    open.push(node)
    for (const { to } of edges.get(node) ?? []) {
      const known = state.get(to) ?? visit(to)
      if (known.isOpen) own.low = Math.min(own.low, known.low)
    }
    if (own.low === own.index) close(node)
    return own
  }

  function close(node: string) {
    const members = open.splice(open.indexOf(node))
    for (const member of members) {
      const closed = state.get(member)
      if (closed) closed.isOpen = false
    }
    const isLoop = edges.get(node)?.some(({ to }) => to === node)
    if (members.length > 1 || isLoop) cycles.push(members.toSorted())
  }

  for (const node of edges.keys()) if (!state.has(node)) visit(node)
  return cycles
}
