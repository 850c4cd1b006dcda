import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrandFileName, brandFileNames, brandFilePath } from '../../domain/site/brand-files.ts'
import { toTenth } from '../../domain/text/numbers.ts'
import {
  allBlack,
  allWhite,
  arabicLogo,
  bilingualLogo,
  englishLogo,
  inColour,
} from '../brand/logo.ts'
import { colours, markPath, svg } from '../brand/mark.ts'
import { star } from '../brand/star.ts'
import { type Family, tile } from '../brand/tile.ts'
import { renderPng } from './png.ts'

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

interface Colour {
  /** Token name, such as `green-600`. */
  name: string
  hex: string
}

const ramp = /--((?:green|gray|gold|sand)-\d+): (#[0-9a-f]{6});/g

/** Colour ramps from the design tokens, in source order. */
function readPalette(): Colour[] {
  const tokens = readFileSync('client/ui/tokens.css', 'utf8')
  return [...tokens.matchAll(ramp)].map(([, name = '', hex = '']) => ({ name, hex }))
}

function paletteJson(colours: readonly Colour[]): string {
  const listed = colours.map(({ name, hex }) => ({ name, hex, rgb: channels(hex) }))
  return `${JSON.stringify({ colours: listed }, null, 2)}\n`
}

function paletteCss(colours: readonly Colour[]): string {
  const lines = colours.map(({ name, hex }) => `  --${name}: ${hex};`)
  return `:root {\n${lines.join('\n')}\n}\n`
}

/** Red, green and blue of a `#rrggbb` colour. */
function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const pngSize = 1024
const margin = 8

/**
 * White mark on a green square. Corners are not rounded, because platforms apply their own mask.
 */
function iconSvg(): string {
  const ground = `<path fill="${colours.green}" d="M0 0h64v64H0z"/>`
  const mark = `<path fill="${colours.white}" fill-rule="evenodd" transform="translate(${margin} ${margin})" d="${markPath}"/>`
  return svg(64, 64, ground + mark, 4)
}

/** PNG of the icon, for platforms that do not accept SVG. */
async function iconPng(): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  return { bytes: await renderPng(iconSvg(), pngSize), width: pngSize, height: pngSize }
}

/** Repeats one tile in a grid; lines that leave one edge continue at the opposite edge. */
function pattern(
  family: Family,
  { size, theta, columns, rows }: { size: number; theta: number; columns: number; rows: number },
): string {
  const cell = tile(family, size, theta)
  const [width, height] = [toTenth(cell.width * columns), toTenth(cell.height * rows)]
  let cells = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      cells += `<use href="#cell" x="${toTenth(column * cell.width)}" y="${toTenth(row * cell.height)}"/>`
    }
  }
  const clip = `<clipPath id="edge"><path d="M0 0h${cell.width}v${cell.height}H0z"/></clipPath>`
  const tilePath = `<path id="cell" clip-path="url(#edge)" d="${cell.path}"/>`
  return svg(
    width,
    height,
    `<defs>${clip}${tilePath}</defs><g fill="none" stroke="${colours.green}" stroke-width="1.25">${cells}</g>`,
  )
}

function starFile(): string {
  const path = star(120, 120, { n: 8, r: 112, theta: 45, rotation: 22.5 })
  return svg(240, 240, `<path fill="${colours.green}" d="${path}"/>`)
}
