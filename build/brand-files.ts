import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrandFileName, brandFileNames, brandFilePath } from '../domain/site/brand-files.ts'
import { iconPng, iconSvg } from './brand/icon.ts'
import {
  allBlack,
  allWhite,
  arabicLogo,
  bilingualLogo,
  englishLogo,
  inColour,
} from './brand/logo.ts'
import { paletteCss, paletteJson, readPalette } from './brand/palette.ts'
import { pattern, starFile } from './brand/pattern.ts'

interface FileFacts {
  bytes: number
  /** Of a drawing; null for a list of colours. */
  width: number | null
  height: number | null
}

interface BrandFile extends Omit<FileFacts, 'bytes'> {
  bytes: Uint8Array
}

const makers: Record<BrandFileName, () => string | BrandFile> = {
  'logo-ar.svg': () => arabicLogo(inColour),
  'logo-en.svg': () => englishLogo(inColour),
  'logo.svg': () => bilingualLogo(inColour),
  'logo-white.svg': () => bilingualLogo(allWhite),
  'logo-black.svg': () => bilingualLogo(allBlack),
  'icon.svg': iconSvg,
  'icon.png': iconPng,
  'star.svg': starFile,
  'pattern-eight.svg': () => pattern('octagon', { size: 120, theta: 56, columns: 4, rows: 3 }),
  'pattern-twelve.svg': () => pattern('dodecagon', { size: 120, theta: 54, columns: 4, rows: 2 }),
  'palette.json': () => paletteJson(readPalette()),
  'palette.css': () => paletteCss(readPalette()),
}

function makeFile(name: BrandFileName): BrandFile {
  const made = makers[name]()
  if (typeof made !== 'string') return made
  const [, width, height] = /^<svg [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(made) ?? []
  return {
    bytes: Buffer.from(made),
    width: width ? Math.round(Number(width)) : null,
    height: height ? Math.round(Number(height)) : null,
  }
}

/** What a page tells of each file, taken from the very bytes that are served. */
export function describeBrandFiles() {
  const files = brandFileNames.map((name) => {
    const { bytes, width, height } = makeFile(name)
    return [name, { bytes: bytes.length, width, height }] as const
  })
  // Every name was made a file of.
  const brandFiles = Object.fromEntries(files) as Record<BrandFileName, FileFacts>
  return { brandFiles, brandColours: readPalette() }
}

/** Writes the files of the visual identity among the static assets. */
export function writeBrandFiles(clientDir: string): void {
  for (const name of brandFileNames) {
    const path = join(clientDir, brandFilePath(name))
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, makeFile(name).bytes)
  }
}
