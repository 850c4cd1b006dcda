import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

export interface Face {
  /** File name in `client/assets/fonts`. */
  file: string
  weight: number
  characters: string
  /** The characters of its `unicode-range`. */
  announced: string
}

const sheet = 'client/ui/fonts.css'
/** The characters of each file, by the script in its name. */
const ranges: Record<string, string> = {
  arabic:
    'U+20-7E, U+A0-BB, U+D7, U+F7, U+60C, U+61B-652, U+660-671, U+67E, U+686, U+698, U+6A4, U+6A9, U+6AF, U+6CC, U+2000-206F, U+2190-2193, U+2212',
  latin:
    'U+20-7E, U+A0-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2000-206F, U+20AC, U+2122, U+2190-2193, U+2212, U+2215, U+FFFD',
}
const names: Record<number, string> = { 400: 'Regular', 600: 'SemiBold' }
/** OpenType features for joining, mark positioning and kerning of Arabic and Latin letters. */
const keepFeatures = 'ccmp locl init medi fina rlig calt liga mark mkmk kern'.split(' ')

function charactersIn(range: string): string {
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
  const codes = spans.flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
  return String.fromCodePoint(...codes)
}

/** The `@font-face` rules of `fonts.css` that have a file. */
export function readFaces(): Face[] {
  const blocks = readFileSync(sheet, 'utf8').split('@font-face').slice(1)
  return blocks.flatMap((block) => {
    const [, file, script = ''] =
      /url\('\.\.\/assets\/fonts\/((\w+)-\d+\.woff2)'\)/.exec(block) ?? []
    const weight = Number(/font-weight: (\d+)/.exec(block)?.[1])
    const range = /unicode-range:([^;]+)/.exec(block)?.[1]
    const characters = charactersIn(ranges[script] ?? '')
    return file && range ? [{ file, weight, characters, announced: charactersIn(range) }] : []
  })
}

/**
 * Subsets IBM Plex Sans Arabic to the characters of a face, as WOFF2. Hinting is dropped: it is a
 * third of the file, and only low-resolution Windows screens use it.
 */
export async function subsetFace({ weight, characters }: Face): Promise<Uint8Array> {
  const path = `@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-${names[weight]}.woff2`
  const font = readFileSync(createRequire(import.meta.url).resolve(path))
  return subsetFont(font, characters, { targetFormat: 'woff2', keepFeatures, noHinting: true })
}
