import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

export interface Face {
  /** File name in `client/assets/fonts`. */
  file: string
  weight: number
  characters: string
}

const sheet = 'client/styles/fonts.css'
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

/** The `@font-face` rules of `fonts.css` with the characters of their `unicode-range`. */
export function readFaces(): Face[] {
  const blocks = readFileSync(sheet, 'utf8').split('@font-face').slice(1)
  return blocks.flatMap((block) => {
    const file = /url\('\.\.\/assets\/fonts\/([\w-]+\.woff2)'\)/.exec(block)?.[1]
    const weight = Number(/font-weight: (\d+)/.exec(block)?.[1])
    const range = /unicode-range:([^;]+)/.exec(block)?.[1]
    return file && range ? [{ file, weight, characters: charactersIn(range) }] : []
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
