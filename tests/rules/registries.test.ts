import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '#domain/site/locale'
import {
  type PayloadName,
  pageFolder,
  payloadNames,
  routeNames,
  routeOf,
} from '#domain/site/routes'
import { pageTables } from '../../build/page-tables'

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** The page's module; its folder has the payload's name. */
const pageModule = (name: PayloadName) =>
  globSync(`client/pages/*/${pageFolder(name)}/page.tsx`).join()

function exportsComponent(file: string, name: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').includes(`export function ${name}(`)
}

describe('every payload', () => {
  it('has a page component of its name', () => {
    const missing = payloadNames
      .map((name) => ({ file: pageModule(name), component: pascal(name) }))
      .filter(({ file, component }) => !exportsComponent(file, component))
    expect(missing).toEqual([])
  })

  it('is shown by a route', () => {
    const shown = new Set(routeNames.map((name) => routeOf(name).payload))
    expect(payloadNames.filter((name) => !shown.has(name))).toEqual([])
  })
})

it.each(Object.entries(pageTables()))('%s lists what the folders hold', (file, table) => {
  expect(table.split('\n').length).toBeGreaterThan(12)
  expect(readFileSync(file, 'utf8')).toBe(table)
})

describe('every route', () => {
  it('has the messages that it names, in both languages', () => {
    const groups = new Set(routeNames.flatMap((name) => routeOf(name).messages))
    expect(groups.size).toBeGreaterThan(15)
    const files = [...groups].flatMap((group) =>
      locales.map((locale) => `domain/messages/${locale}/${group}.ts`),
    )
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })
})
