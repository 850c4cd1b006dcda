import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { reachSheets, pageSheets as readPageSheets } from '../../build/page-sheets'

interface Sheet {
  name: string
  text: string
}

const sheets = globSync('client/**/*.css').map((file): Sheet => {
  const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return { name: basename(file, '.css'), text }
})

const { frameSheets, sheetsOf, otherSheets } = readPageSheets()
const nameOf = (path: string) => basename(path, '.css')
/** Sheets of each kind of document, in the order of the cascade. */
const documents = Object.values({ ...sheetsOf, ...otherSheets }).map((paths) => paths.map(nameOf))
/** Style sheets of every page; `page-head` of nearly every page. */
const frame = [...frameSheets.map(nameOf), 'page-head']
/** Sheets with only variables or fonts, and those of a document of their own. */
const others = ['tokens', 'fonts', 'altcha', 'style-guide']
/** Documents of the desk replace a whole page: no sheet of another page stays. */
const isOfDesk = ({ name }: Sheet) => name.startsWith('desk')
const isFrame = ({ name }: Sheet) => frame.includes(name)
const pageSheets = sheets.filter(
  (sheet) => !isFrame(sheet) && !isOfDesk(sheet) && !others.includes(sheet.name),
)

/** Blocks that two sheets style on purpose, and why. */
const shared: Record<string, string> = {
  'comment-switch': 'each small form shows its own switch of the language',
  select: 'a select is a field as all others, but few forms have one',
}

/** Sheets that a widget loads by their address, and that of the style guide. */
const loaded = ['altcha', 'suggest', 'version-notice', 'style-guide']

/** Balanced parentheses, up to three levels deep. */
const group = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`
const items = new RegExp(`(?:${group}|[^,()])+`, 'g')
const compounds = new RegExp(String.raw`((?:${group}|[^\s>+~()])+)\s*([+~]?)`, 'g')
const classes = /\.([a-z][\w-]*)/g

/** Single selectors of a sheet; selector lists are split. */
function selectorsOf({ text }: Sheet): string[] {
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .flatMap((selector) => selector.match(items) ?? [])
}

/**
 * The leading class of a selector, or all classes of a leading `:is()` list; siblings before a `+`
 * or `~` do not count.
 */
function leadOf(selector: string): string[] {
  const parts = [...selector.matchAll(compounds)].map(([, text = '', next]) => ({
    found: [...text.matchAll(classes)].map(([, name = '']) => name),
    isList: text.startsWith(':is('),
    isBefore: next !== '',
  }))
  const lead = parts.find(({ found, isBefore }) => found.length > 0 && !isBefore)
  return lead?.isList ? lead.found : (lead?.found.slice(0, 1) ?? [])
}

/** True if every document with the second sheet has the first one before it. */
function isBefore(first: string, second: string): boolean {
  return documents
    .filter((names) => names.includes(second))
    .every((names) => names.includes(first) && names.indexOf(first) < names.indexOf(second))
}

const blockOf = (name: string) => name.replace(/(?:__|--).*/, '')
const frameBlocks = new Set(
  sheets
    .filter(isFrame)
    .flatMap((sheet) => selectorsOf(sheet).flatMap(leadOf))
    .map(blockOf),
)

/** The block name, or the full class name for a block of the frame. */
const ownName = (name: string) => (frameBlocks.has(blockOf(name)) ? name : blockOf(name))

describe('the styles', () => {
  it('lead each block by one sheet: those of pages seen before stay when the next is shown', () => {
    const owners = new Map<string, Set<Sheet>>()
    for (const sheet of pageSheets) {
      for (const name of selectorsOf(sheet).flatMap(leadOf).map(ownName)) {
        owners.set(name, (owners.get(name) ?? new Set()).add(sheet))
      }
    }
    const doubled = [...owners].flatMap(([name, all]) => {
      const named = [...all].map((sheet) => sheet.name)
      // A sheet may extend the blocks of one that always comes before it.
      const first = named.filter(
        (name) => !named.some((one) => one !== name && isBefore(one, name)),
      )
      return first.length > 1 && !(name in shared) ? [`.${name}: ${named.join(', ')}`] : []
    })
    expect(doubled).toEqual([])
  })

  it('are each imported by a component of some page, but for those that a widget loads', () => {
    const reached = new Set([...frame, ...documents.flat(), ...loaded])
    expect(sheets.length).toBeGreaterThan(80)
    expect(sheets.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([])
  })

  it('are imported by the components that use their classes', () => {
    const owners = new Map<string, string[]>()
    for (const sheet of sheets.filter(({ name }) => !loaded.includes(name))) {
      for (const name of new Set(selectorsOf(sheet).flatMap(leadOf))) {
        owners.set(name, [...(owners.get(name) ?? []), sheet.name])
      }
    }
    const missing = globSync('client/**/*.tsx').flatMap((file) => {
      const isOfStaff = file.startsWith('client/staff/')
      const reached = new Set([...frameSheets, ...reachSheets([file])].map(nameOf))
      const used = [...readFileSync(file, 'utf8').matchAll(/className="([^"]*)"/g)].flatMap(
        ([, names = '']) => names.split(' '),
      )
      return [...new Set(used)].flatMap((name) => {
        const own = owners.get(name)?.filter((one) => isOfStaff || !one.startsWith('desk')) ?? []
        const isStyled = own.length === 0 || own.some((one) => reached.has(one))
        return isStyled ? [] : [`${file}: .${name} of ${own.join(', ')}`]
      })
    })
    expect(owners.size).toBeGreaterThan(300)
    expect(missing).toEqual([])
  })

  it('use no variable that is defined nowhere', () => {
    const all = sheets.map(({ text }) => text).join('\n')
    const defined = new Set([...all.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name))
    const used = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    expect([...used].filter((name) => !defined.has(name))).toEqual([])
  })
})
