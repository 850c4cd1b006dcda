import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { messages } from '#client/translators.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

const dist = 'dist/client'
const entry = 'client/staff/script/desk.ts'
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(join(dist, '.vite/manifest.json'), 'utf8'),
)
const deskFile = manifest[entry]?.file ?? 'no file'
const scripts = globSync(`${dist}/assets/*.js`)
const publicScripts = scripts.filter((file) => !file.endsWith(basename(deskFile)))

/** Sources of a script, from its map; a chunk of a virtual module alone has none. */
function sourcesOf(script: string): string[] {
  if (basename(script).startsWith('_virtual_')) return []
  const map = JSON.parse(readFileSync(`dist/maps/${basename(script)}.map`, 'utf8'))
  return map.sources.map((source: string) => source.replace(/^(?:\.\.\/)+/, ''))
}

/** Texts of messages by whether they are the desk's; too short ones may occur anywhere. */
function textsOf(messages: object): { isDesk: boolean; text: string }[] {
  const collect = (value: unknown, isDesk: boolean): { isDesk: boolean; text: string }[] => {
    if (typeof value === 'string') return value.length < 12 ? [] : [{ isDesk, text: value }]
    if (typeof value !== 'object' || value === null) return []
    return Object.values(value).flatMap((inner) => collect(inner, isDesk))
  }
  return Object.entries(messages).flatMap(([key, value]) => collect(value, /^desk/.test(key)))
}
const texts = [messages.ar, messages.en].flatMap(textsOf)
const publicTexts = texts.flatMap(({ isDesk, text }) => (isDesk ? [] : [text])).join('\n')
const deskTexts = texts.flatMap(({ isDesk, text }) =>
  isDesk && !publicTexts.includes(text) ? [text] : [],
)

describe('the script of the desk', () => {
  it('is an entry of its own, made of modules of the desk alone', () => {
    expect(manifest[entry]).toMatchObject({ isEntry: true })
    const { imports = [], dynamicImports = [] } = manifest[entry] ?? {}
    expect([imports, dynamicImports]).toEqual([[], []])
    const foreign = sourcesOf(deskFile).filter(
      (source) =>
        !/^(?:client\/staff\/script|domain|node_modules\/@github\/markdown-toolbar-element)\//.test(
          source,
        ),
    )
    expect(foreign).toEqual([])
  })

  it('is loaded by no other script', () => {
    const loading = Object.entries(manifest).filter(([, { imports = [], dynamicImports = [] }]) =>
      [...imports, ...dynamicImports].includes(entry),
    )
    expect(loading).toEqual([])
    const naming = publicScripts.filter((file) =>
      readFileSync(file, 'utf8').includes(basename(deskFile)),
    )
    expect(naming).toEqual([])
  })
})

describe('a script of the public pages', () => {
  it('has no module of the desk among its sources', () => {
    expect(publicScripts.length).toBeGreaterThan(100)
    const desk = /^(?:client\/staff|domain\/staff|worker|db)\/|\/messages\/\w+\/staff/
    const wrong = publicScripts.flatMap((file) =>
      sourcesOf(file)
        .filter((source) => desk.test(source))
        .map((source) => `${basename(file)}: ${source}`),
    )
    expect(wrong).toEqual([])
  })

  it('contains no message of the desk', () => {
    expect(deskTexts.length).toBeGreaterThan(100)
    const wrong = publicScripts.flatMap((file) => {
      const code = readFileSync(file, 'utf8')
      return deskTexts.filter((text) => code.includes(text)).map((text) => `${file}: ${text}`)
    })
    expect(wrong).toEqual([])
  })

  it('names no style sheet of the desk, which is in the document alone', () => {
    expect(globSync('client/staff/**/desk*.css').length).toBeGreaterThan(4)
    const naming = publicScripts.filter((file) =>
      /desk[\w-]*\.css/.test(readFileSync(file, 'utf8')),
    )
    expect([naming, globSync(`${dist}/assets/desk*.css`)]).toEqual([[], []])
  })
})
