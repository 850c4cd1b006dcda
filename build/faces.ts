import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

export interface Face {
  /** Its file in `client/assets/fonts`. */
  file: string
  weight: number
  /** Every character it draws. */
  characters: string
}

const sheet = 'client/styles/fonts.css'
const names: Record<number, string> = { 400: 'Regular', 600: 'SemiBold' }
/** What Arabic and Latin letters need to join, to stand on each other and to keep their distance. */
const keepFeatures = 'ccmp locl init medi fina rlig calt liga mark mkmk kern'.split(' ')

function charactersOf(range: string): string {
  const spans = [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
  const codes = spans.flatMap(([, first = '', last = first]) => {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, index) => from + index)
  })
  return String.fromCodePoint(...codes)
}

/** The faces that `fonts.css` names, each with the characters of its `unicode-range`. */
export function readFaces(): Face[] {
  const blocks = readFileSync(sheet, 'utf8').split('@font-face').slice(1)
  return blocks.flatMap((block) => {
    const file = /url\('\.\.\/assets\/fonts\/([\w-]+\.woff2)'\)/.exec(block)?.[1]
    const weight = Number(/font-weight: (\d+)/.exec(block)?.[1])
    const range = /unicode-range:([^;]+)/.exec(block)?.[1]
    return file && range ? [{ file, weight, characters: charactersOf(range) }] : []
  })
}

/**
 * One face as WOFF2: IBM Plex Sans Arabic with no more than its characters, and without hints, which
 * only low-resolution screens of Windows read and which are a third of the file.
 */
export async function drawFace({ weight, characters }: Face): Promise<Uint8Array> {
  const path = `@ibm/plex-sans-arabic/fonts/complete/woff2/IBMPlexSansArabic-${names[weight]}.woff2`
  const whole = readFileSync(createRequire(import.meta.url).resolve(path))
  return subsetFont(whole, characters, { targetFormat: 'woff2', keepFeatures, noHinting: true })
}
