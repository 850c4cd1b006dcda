import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readFaces, subsetFace } from '../../build/assets/faces.ts'

const faces = readFaces()
/** Characters in our texts that no bundled font contains, and why. */
const foreign: Record<string, string> = { '⌘': 'Plex has no such key' }

function writtenCharacters(): Set<string> {
  const files = globSync([
    'db/content/**/*.yaml',
    'domain/{messages/**/*,site/problem}.ts',
    'client/**/*.tsx',
  ])
  const characters = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8')]))
  for (const character of ['\n', ...Object.keys(foreign)]) characters.delete(character)
  return characters
}

describe('faces', () => {
  it.each(faces)('$file is drawn from its characters', async (face) => {
    const kept = readFileSync(`client/assets/fonts/${face.file}`)
    expect(Buffer.compare(kept, await subsetFace(face))).toBe(0)
  })

  it.each(faces)(
    'the unicode-range of $file encloses its characters',
    ({ characters, announced }) => {
      const outside = [...characters].filter((character) => !announced.includes(character))
      // Texts have no replacement character; the system's is no worse.
      expect(outside.filter((character) => character !== '\ufffd')).toEqual([])
    },
  )

  it.each([400, 600])('all that is written has a face of weight %i', (weight) => {
    const drawn = new Set(
      faces.filter((face) => face.weight === weight).flatMap(({ characters }) => [...characters]),
    )
    expect([...writtenCharacters()].filter((character) => !drawn.has(character))).toEqual([])
  })

  it('an Arabic page needs no face but its own for numbers and marks', () => {
    const own = faces.find(({ file }) => file === 'arabic-400.woff2')?.characters ?? ''
    const usual = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءةى،؛؟٪٠١٢٣٤٥٦٧٨٩٫٬0123456789 .,:;!?()[]«»–’/%+-@#&'
    expect([...usual].filter((character) => !own.includes(character))).toEqual([])
  })
})
