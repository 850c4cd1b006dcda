import { globSync, readFileSync, writeFileSync } from 'node:fs'

const note = (folder: string) =>
  `// Written by build/page-tables.ts from the modules in ${folder}; \`npm run build\` writes it anew.\n`

/** Exports of modules by the two groups of `declaration`: the exported name, and the payload's. */
function findExports(pattern: string, declaration: RegExp) {
  return globSync(pattern)
    .flatMap((file) => {
      const found = [...readFileSync(file, 'utf8').matchAll(declaration)]
      return found.map(([, exported = '', name = '']) => ({ file, exported, name }))
    })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Order in which Biome sorts imports: a folder before those whose names begin with its own. */
const orderOf = (path: string) => path.replaceAll('/', ' ')

function importsFrom(found: ReturnType<typeof findExports>, folder: string, keyword: string) {
  const byFile = Map.groupBy(found, ({ file }) => file.slice(folder.length).replace(/\.tsx?$/, ''))
  return [...byFile]
    .toSorted(([one], [other]) => (orderOf(one) < orderOf(other) ? -1 : 1))
    .map(([file, all]) => {
      const names = all.map(({ exported }) => exported).toSorted()
      return `${keyword} { ${names.join(', ')} } from '.${file}'\n`
    })
    .join('')
}

const keyOf = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

interface Table {
  /** Folder of the table and of the modules that it lists. */
  folder: string
  found: ReturnType<typeof findExports>
  /** Import statements before those of what was found. */
  imports?: string
  comment: string
  /** What is declared, up to the opening brace. */
  declaration: string
  /** What follows the closing brace. */
  check?: string
}

/** A module that declares an interface or an object with a line for each export that was found. */
function writeTable({ folder, found, imports = '', comment, declaration, check = '' }: Table) {
  const [keyword, comma] = declaration.includes('=') ? ['import', ','] : ['import type', '']
  const lines = found.map(({ exported, name }) => `  ${keyOf(name)}: ${exported}${comma}\n`)
  return [
    note(folder) + imports + importsFrom(found, folder, keyword),
    `/** ${comment} */`,
    `${declaration} {\n${lines.join('')}}${check}\n`,
  ].join('\n')
}

const payloadTable = () =>
  writeTable({
    folder: 'client/pages',
    found: findExports(
      'client/pages/*/*/payload.ts',
      /export (?:interface|type) ((\w+)Payload)\b/g,
    ),
    comment:
      'Payload types by name, each without `modified`: the contract between loaders and pages.',
    declaration: 'export interface Payloads',
  })

const loaderTable = () =>
  writeTable({
    folder: 'worker/pages',
    found: findExports('worker/pages/*/*.ts', /export const (\w+): Loader<'(\w+)'>/g),
    imports: `import type { PayloadName } from '#domain/site/routes'
import type { Loader } from '../payloads/loader'
`,
    comment: 'The loader of each payload; one that is missing is a compile error.',
    declaration: 'export const loaders =',
    check: ' satisfies { [N in PayloadName]: Loader<N> }',
  })

const staffDataTable = () =>
  writeTable({
    folder: 'domain/staff',
    found: findExports('domain/staff/*.ts', /export interface ((\w+)Page)\b/g),
    comment: 'The data of each page of the desk.',
    declaration: 'export interface StaffPages',
  })

const staffComponentTable = () =>
  writeTable({
    folder: 'client/staff',
    found: findExports('client/staff/pages/*/page.tsx', /export function (Desk(\w+))\(/g),
    imports: `import type { ComponentType } from 'react'
import type { StaffPages } from '#domain/staff/staff-pages'
import type { StaffRouteName } from '#domain/staff/staff-routes'
`,
    comment: 'The component of each page of the desk; one that is missing is a compile error.',
    declaration:
      'export const staffPages: { [N in StaffRouteName]: ComponentType<{ data: StaffPages[N] }> } =',
  })

const staffHandlerTable = () =>
  writeTable({
    folder: 'worker/staff',
    found: findExports('worker/staff/{*,*/*}.ts', /export const ((\w+)Handler): StaffHandler\b/g),
    imports: "import type { StaffRouteName } from '#domain/staff/staff-routes'\n",
    comment: 'The handler of each page of the desk; one that is missing is a compile error.',
    declaration:
      "export const staffHandlers: Record<StaffRouteName, import('./staff-handler').StaffHandler> =",
  })

function messageTable(): string {
  const tables = (['ar', 'en'] as const).map((locale) => {
    const found = findExports(
      `client/{pages/*/*,staff/pages/*}/${locale}.ts`,
      new RegExp(`export const (${locale}(\\w+)) =`, 'g'),
    )
    const lines = found.map(({ exported }) => `  ...${exported},\n`)
    const shape = locale === 'en' ? ' satisfies Shape<typeof arPages>' : ''
    return { found, table: `export const ${locale}Pages = {\n${lines.join('')}}${shape}\n` }
  })
  const all = tables.flatMap(({ found }) => found)
  const [ar, en] = tables.map(({ table }) => table)
  return [
    `${note('client/pages and client/staff/pages')}import type { Shape } from '#domain/messages/shape'\n${importsFrom(all, 'client', 'import')}`,
    `/** The texts of all pages; those that several pages say are in domain/messages. */\n${ar}`,
    en,
    "type ArabicTexts = typeof arPages\n\ndeclare module '#domain/messages/translate' {\n  interface PageMessages extends ArabicTexts {}\n}\n",
  ].join('\n')
}

const idFile = 'domain/site/route-ids.txt'

/**
 * Ids of routes, under which feedback is stored: those of the table and those that the file has
 * already, so that a route which is renamed without its former id is noticed.
 */
function routeIds(): string {
  const found = globSync('domain/site/routes/*.ts').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split(/^ {2}(?=\w+: \{\s+path: )/m)
      .slice(1)
      .map((route) => route.match(/^ {4}id: '(\w+)'/m)?.[1] ?? route.slice(0, route.indexOf(':'))),
  )
  const known = readFileSync(idFile, 'utf8').trimEnd().split('\n')
  return `${[...new Set([...known, ...found])].toSorted().join('\n')}\n`
}

/** Files that list what the folders of the pages hold, with the types that a glob would lose. */
export const pageTables = (): Record<string, string> => ({
  'client/pages/payloads.ts': payloadTable(),
  'client/page-messages.ts': messageTable(),
  'client/staff/pages.ts': staffComponentTable(),
  'domain/staff/staff-pages.ts': staffDataTable(),
  'worker/pages/loaders.ts': loaderTable(),
  'worker/staff/handlers.ts': staffHandlerTable(),
  [idFile]: routeIds(),
})

export function writePageTables(): void {
  for (const [file, text] of Object.entries(pageTables())) {
    if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}
