import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { manifestIcons } from '../../domain/site/manifest-icons.ts'
import { colours } from '../brand/mark.ts'

const icoSizes = [16, 32, 48]
const touchSize = 180

/** The mark alone, as on the tab of a browser. */
function drawMark(size: number): string {
  return readFileSync('client/assets/favicon.svg', 'utf8').replace(
    '<svg ',
    `<svg width="${size}" height="${size}" `,
  )
}

/**
 * The mark in white on an area of the brand's colour without transparency, which systems cut to
 * their own shape. `share` is the part of the width that the mark takes.
 */
function drawTile(size: number, share: number): string {
  const width = size * share
  const corner = (size - width) / 2
  const mark = drawMark(width)
    .replace('<svg ', `<svg x="${corner}" y="${corner}" `)
    .replace('stroke="#fff"', `stroke="${colours.deep}"`)
    .replace('fill="#1b8354"', `fill="${colours.white}"`)
  const ground = `<rect width="${size}" height="${size}" fill="${colours.deep}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}${mark}</svg>`
}

function toPng(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}

/** An ICO file whose pictures are PNG files (ICONDIR, then an ICONDIRENTRY of 16 bytes for each). */
function packIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [at, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * at
    header.writeUInt8(size, entry)
    header.writeUInt8(size, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

/** Writes the icons that browsers and systems ask for by fixed names or by the manifest. */
export async function writeSiteIcons(folder: string): Promise<void> {
  const sizes = icoSizes.map(async (size) => ({ size, png: await toPng(drawMark(size)) }))
  writeFileSync(join(folder, 'favicon.ico'), packIco(await Promise.all(sizes)))
  writeFileSync(join(folder, 'apple-touch-icon.png'), await toPng(drawTile(touchSize, 0.72)))
  mkdirSync(join(folder, 'icons'), { recursive: true })
  for (const { path, size, purpose } of manifestIcons) {
    // Of a maskable icon the inner circle of 80 % is always visible (W3C manifest, icon masks).
    const drawing = purpose === 'maskable' ? drawTile(size, 0.56) : drawMark(size)
    writeFileSync(join(folder, path), await toPng(drawing))
  }
}
