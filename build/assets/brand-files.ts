import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrandFileName, brandFileNames, brandFilePath } from '../../domain/site/brand-files.ts'
import { iconPng, iconSvg } from '../brand/icon.ts'
import {
  allBlack,
  allWhite,
  arabicLogo,
  bilingualLogo,
  englishLogo,
  inColour,
} from '../brand/logo.ts'
import { paletteCss, paletteJson, readPalette } from '../brand/palette.ts'
import { pattern, starFile } from '../brand/pattern.ts'

interface FileFacts {
  bytes: number
  /** Null for palettes, which are not images. */
  width: number | null
  height: number | null
}

interface BrandFile extends Omit<FileFacts, 'bytes'> {
  bytes: Uint8Array
}

const generators: Record<BrandFileName, () => string | Promise<BrandFile>> = {
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

async function makeFile(name: BrandFileName): Promise<BrandFile> {
  const output = await generators[name]()
  if (typeof output !== 'string') return output
  const [, width, height] = /^<svg [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(output) ?? []
  return {
    bytes: Buffer.from(output),
    width: width ? Math.round(Number(width)) : null,
    height: height ? Math.round(Number(height)) : null,
  }
}

/** Size and dimensions of each served file, computed from its bytes. */
export async function describeBrandFiles() {
  const describing = brandFileNames.map(async (name) => {
    const { bytes, width, height } = await makeFile(name)
    return [name, { bytes: bytes.length, width, height }] as const
  })
  const files = await Promise.all(describing)
  // `files` has an entry for every name.
  const brandFiles = Object.fromEntries(files) as Record<BrandFileName, FileFacts>
  return { brandFiles, brandColours: readPalette() }
}

export async function writeBrandFiles(clientDir: string): Promise<void> {
  for (const name of brandFileNames) {
    const path = join(clientDir, brandFilePath(name))
    mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, (await makeFile(name)).bytes)
  }
}
