import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { messages } from '#client/translators.ts'
import {
  type PayloadName,
  pageFolder,
  payloadNames,
  routeNames,
  routeOf,
} from '#domain/site/routes'
import { listModules, readImports } from './modules'

/** Keys of the messages, at the top of their tables. */
const known = new Set(Object.keys(messages.ar))

const importsOf = new Map(
  listModules('client/**/*.{ts,tsx}').map((file) => [file, readImports(file).map(({ to }) => to)]),
)

function modulesFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const next of importsOf.get(file) ?? []) modulesFrom(next, found)
  return found
}

const tables = import.meta.glob<Record<string, object>>(
  ['../../domain/messages/ar/*.ts', '../../client/pages/*/*/ar.ts'],
  { eager: true },
)

/** Keys of the table that a module of messages exports. */
function keysIn(file: string): string[] {
  return Object.values(tables[`../../${file}`] ?? {}).flatMap(Object.keys)
}

/** Keys that a module uses, as `t('key.…')` or as a text of a table of labels. */
function keysOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/['"`](\w+)\.[\w.${}]/g)]
    .map(([, key = '']) => key)
    .filter((key) => known.has(key))
}

/** What a page does not say although a module that it imports does. */
const unsaid: Partial<Record<PayloadName, string>> = {
  // Of the summary of a ticket it has the dates alone.
  profileRequest: 'form',
}

it.each(payloadNames)('the browser loads the messages that the page of %s says', (payload) => {
  const [page = ''] = globSync(`client/pages/*/${pageFolder(payload)}/page.tsx`)
  const used = [...modulesFrom(page)].flatMap((file) =>
    file.startsWith('client/pages/') && !/\/(?:ar|en)\.ts$/.test(file)
      ? keysOf(file).map((key) => ({ file, key }))
      : [],
  )
  const own = globSync(page.replace('page.tsx', 'ar.ts')).flatMap(keysIn)
  for (const name of routeNames.filter((one) => routeOf(one).payload === payload)) {
    const groups = ['core', ...routeOf(name).messages]
    const loaded = [...own, ...groups.flatMap((one) => keysIn(`domain/messages/ar/${one}.ts`))]
    const missing = used.filter(({ key }) => !loaded.includes(key) && key !== unsaid[payload])
    expect([name, missing]).toEqual([name, []])
  }
})
