import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type SharePicture, sharePictures } from '../../domain/site/route-definition.ts'
import { rings, star } from '../brand/star.ts'
import { type Family, tile } from '../brand/tile.ts'
import { renderPng } from './png.ts'

const width = 1_200
const height = 630
const [middleX, middleY] = [width / 2, height / 2]
const markSize = 228
const colours = { deep: '#104631', line: '#2f6d51' }

type Pattern = readonly [family: Family, size: number, theta: number]

/** The pattern behind the mark, another one for each section. */
const patterns: Record<SharePicture, Pattern> = {
  home: ['octagon', 120, 45],
  services: ['cross', 120, 54],
  knowledge: ['cross', 144, 63],
  mediaCenter: ['octagon', 88, 63],
  about: ['cross', 88, 36],
  openData: ['octagon', 104, 54],
  help: ['octagon', 144, 36],
}

function groundOf([family, size, theta]: Pattern): string {
  const cell = tile(family, size, theta)
  return [
    `<pattern id="cell" patternUnits="userSpaceOnUse" width="${cell.width}" height="${cell.height}">`,
    `<path d="${cell.path}" fill="none" stroke="${colours.line}" stroke-width="2"/></pattern>`,
    `<rect width="${width}" height="${height}" fill="url(#cell)"/>`,
  ].join('')
}

function markOnGround(): string {
  const clearing = star(middleX, middleY, { n: 16, r: 236, theta: 40 })
  const ring = rings(
    [middleX, middleY],
    [
      [236, 40],
      [206, 58],
    ],
    16,
  )
  const corner = `x="${middleX - markSize / 2}" y="${middleY - markSize / 2}"`
  const mark = readFileSync('client/assets/favicon.svg', 'utf8')
    .replace('<svg ', `<svg ${corner} width="${markSize}" height="${markSize}" `)
    .replace('stroke="#fff"', `stroke="${colours.deep}"`)
    .replace('fill="#1b8354"', 'fill="#fff"')
  return [
    `<path d="${clearing}" fill="${colours.deep}"/>`,
    `<path d="${ring}" fill="none" stroke="${colours.line}" stroke-width="2"/>`,
    mark,
  ].join('')
}

/** Preview picture of a section of the site as SVG; always the same for a section. */
export function drawPicture(picture: SharePicture): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.deep}"/>`,
    groundOf(patterns[picture]),
    markOnGround(),
    '</svg>',
  ].join('')
}

/** Writes the Open Graph pictures as PNG. */
export async function writePictures(clientDir: string): Promise<void> {
  mkdirSync(join(clientDir, 'og'), { recursive: true })
  for (const picture of sharePictures) {
    const png = await renderPng(drawPicture(picture), width)
    writeFileSync(join(clientDir, 'og', `${picture}.png`), png)
  }
}
