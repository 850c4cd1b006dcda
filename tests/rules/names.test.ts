import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listModules } from './modules'

/**
 * Names that docs/glossary.md has replaced, as words of an identifier or file: `kebab-case` and
 * `camelCase` are split, so `vault` also finds `openVault` and `vault.ts`.
 */
const words = [
  'basis',
  'begun',
  'borrowed',
  'climb',
  'discreet',
  'distrust',
  'flights',
  'glance',
  'heard',
  'hear',
  'house',
  'leaflet',
  'narrowing',
  'opine',
  'opinion',
  'opinions',
  'pens',
  'posted',
  'relock',
  'saying',
  'sayings',
  'slip',
  'unheard',
  'unlock',
  'untold',
  'vault',
  'vaults',
  'wish',
]

/** Replaced names checked as a whole, because the single words are also standard terms. */
const names = [
  'Answered',
  'Asked',
  'Filing',
  'Given',
  'Inside',
  'Kept',
  'Loaded',
  'Move',
  'Own',
  'Place',
  'RouteLine',
  'Taken',
  'Ticket',
  'Titled',
  'Voice',
  'WordGroup',
  'Work',
  'Written',
  'apartKey',
  'awayReference',
  'behind',
  'budgets',
  'createWork',
  'drawOnce',
  'findPlace',
  'hasRoom',
  'ifWithin',
  'keptBytes',
  'labelledBy',
  'learn',
  'lockedFor',
  'mayLack',
  'noteTold',
  'recallTold',
  'rememberTold',
  'ownOf',
  'structured',
  'structuredOf',
  'readAddress',
  'takeTries',
]

const modules = listModules('{domain,db,client,worker,build,tests}/**/*.{ts,tsx,mjs}').filter(
  (file) => file !== 'tests/rules/names.test.ts',
)

/** Code without comments and without literal text in strings and templates. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<=^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/`(?:[^`\\]|\\.)*`/g, (text) => (text.match(/\$\{[^}]*\}/g) ?? []).join(' '))
    .replace(/>[^<>{}=;()]*</g, '><')
}

const splitWords = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)

describe('names of modules', () => {
  it('hold no word that the glossary replaces', () => {
    expect(modules.length).toBeGreaterThan(700)
    const found = modules.filter((file) =>
      splitWords(basename(file)).some((word) => words.includes(word)),
    )
    expect(found).toEqual([])
  })
})

describe('names in code', () => {
  it('hold no word that the glossary replaces', () => {
    const found = modules.flatMap((file) => {
      const identifiers = new Set(codeOf(file).match(/[A-Za-z_$][\w$]*/g) ?? [])
      const wrong = [...identifiers].filter(
        (name) => names.includes(name) || splitWords(name).some((word) => words.includes(word)),
      )
      return wrong.map((name) => `${file}: ${name}`)
    })
    expect(found).toEqual([])
  })
})
