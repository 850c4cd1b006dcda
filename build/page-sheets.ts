import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, posix } from 'node:path'
import { type Plugin, parseSync } from 'vite'

const id = 'virtual:page-sheets'
const emptyModule = '\0empty-sheet'
const endings = ['', '.ts', '.tsx']
const isSheet = (specifier: string) => specifier.endsWith('.css')

function resolveFile(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return
  const path = posix.join(posix.dirname(from), specifier)
  return endings
    .map((ending) => path + ending)
    .find((file) => /\.\w+$/.test(file) && existsSync(file))
}

/** Imports by file, with the time of its last change (epoch ms). */
const reads = new Map<string, { at: number; imports: string[] }>()

/** Modules and sheets that a module imports, read again once it has changed. */
function importsOf(file: string): string[] {
  const { mtimeMs: at } = statSync(file)
  const read = reads.get(file)
  if (read?.at === at) return read.imports
  const imports = readImports(file)
  reads.set(file, { at, imports })
  return imports
}

/** Static and dynamic imports; none of those for types. */
function readImports(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const { staticImports, dynamicImports } = parseSync(file, text).module
  const isUsed = ({ entries }: (typeof staticImports)[number]) =>
    entries.length === 0 || entries.some(({ isType }) => !isType)
  const specifiers = [
    ...staticImports.filter(isUsed).map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ]
  return specifiers.flatMap((specifier) => {
    const to = resolveFile(file, specifier)
    if (!to && isSheet(specifier)) throw new Error(`${file} imports ${specifier}, which is missing`)
    return to ?? []
  })
}

/** Levels of the client, as its imports keep them: a page adjusts what it is made of. */
const levels = [
  'client/ui/',
  'client/forms/',
  'client/widgets/',
  'client/layouts/',
  'client/pages/',
]
const areaShared = /^client\/pages\/\w+\/[\w-]+\.css$/

function levelOf(sheet: string): number {
  const level = levels.findIndex((folder) => sheet.startsWith(folder))
  return level === -1 || (level === levels.length - 1 && !areaShared.test(sheet))
    ? levels.length
    : level
}

/**
 * Sheets that modules reach through their imports: those of an imported module before those of the
 * module that imports it. Paths begin with `client/`.
 */
export function reachSheets(entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const sheets = new Set<string>()
  function visit(file: string): void {
    if (seen.has(file)) return
    seen.add(file)
    const imports = importsOf(file)
    for (const one of imports) if (!isSheet(one)) visit(one)
    for (const one of imports) if (isSheet(one)) sheets.add(one)
  }
  for (const entry of entries) visit(entry)
  return [...sheets]
}

/**
 * Sheets of each kind of document in the order of the cascade: by level, then as its page reaches
 * them. Those of the frame, which every document has before them, are listed once.
 */
export function pageSheets(): Record<'frameSheets', string[]> &
  Record<'sheetsOf' | 'otherSheets', Record<string, string[]>> {
  const frameSheets = reachSheets(['client/document.tsx', 'client/layouts/layout.tsx'])
  const inOrder = (files: string[]) =>
    reachSheets(files)
      .filter((sheet) => !frameSheets.includes(sheet))
      .toSorted((one, other) => levelOf(one) - levelOf(other))
  const pages = globSync('client/pages/*/*/page.tsx').toSorted()
  return {
    frameSheets,
    sheetsOf: Object.fromEntries(pages.map((file) => [basename(dirname(file)), inOrder([file])])),
    // Of these the browser needs no list: it shows neither by navigation.
    otherSheets: {
      problem: inOrder([
        'client/pages/problem/problem.tsx',
        'client/pages/help/inquiry/unsent.tsx',
      ]),
      desk: inOrder(['client/staff/render-staff.tsx']),
      embed: inOrder(['client/embed/embed-page.tsx']),
    },
  }
}

/**
 * The sheets that components import: documents have them inlined (client/inline-style.ts), so the
 * imports themselves add nothing to a bundle.
 */
export function sheetImports(): Plugin {
  return {
    name: 'sheet-imports',
    enforce: 'pre',
    // The dev server: a component may import other sheets than before.
    hotUpdate({ file }) {
      const listed =
        /\/client\/.*\.tsx?$/.test(file) && this.environment.moduleGraph.getModuleById(`\0${id}`)
      if (listed) this.environment.moduleGraph.invalidateModule(listed)
    },
    resolveId(source, importer) {
      if (source === id) return `\0${id}`
      return isSheet(source) && /\.tsx?$/.test(importer ?? '') ? emptyModule : undefined
    },
    load(resolved) {
      if (resolved === emptyModule) return ''
      if (resolved !== `\0${id}`) return
      return Object.entries(pageSheets())
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}
