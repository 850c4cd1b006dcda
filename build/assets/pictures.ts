import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CoverArt, type Motif, motifs } from '../../client/ui/drawings/motif.ts'
import { seeded } from '../../client/ui/drawings/seed.ts'
import { rings, star } from '../../client/ui/drawings/star.ts'
import { type SharePicture, sharePictures } from '../../domain/site/route-definition.ts'
import { renderPng } from './png.ts'

const width = 1_200
const height = 630
const [middleX, middleY] = [width / 2, height / 2]
const markSize = 228
const colours = { deep: '#104631', soft: '#14573a', line: '#2f6d51', gold: '#dba102' }

/** Seeds are chosen by eye, so that the gold star does not touch the mark. */
const looks: Record<SharePicture, { motif: Motif; seed: string }> = {
  home: { motif: 'field', seed: 'field-105' },
  services: { motif: 'arches', seed: 'arches-6' },
  knowledge: { motif: 'field', seed: 'field-39' },
  mediaCenter: { motif: 'dunes', seed: 'dunes-4' },
  about: { motif: 'band', seed: 'band-7' },
  openData: { motif: 'screen', seed: 'screen-6' },
  help: { motif: 'medallion', seed: 'medallion-3' },
}

function groundOf({ ground }: CoverArt): string {
  if (!ground) return ''
  const { path, turn, y } = ground
  const cell = `width="${ground.width}" height="${ground.height}" y="${y}"`
  return [
    `<pattern id="cell" patternUnits="userSpaceOnUse" ${cell} patternTransform="rotate(${turn})">`,
    `<path d="${path}" fill="none" stroke="${colours.line}" stroke-width="2"/></pattern>`,
    `<rect y="${y}" width="${width}" height="${height - y}" fill="url(#cell)"/>`,
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
  const { motif, seed } = looks[picture]
  const art = motifs[motif]({ next: seeded(seed), width, height })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.deep}"/>`,
    `<path d="${art.soft}" fill="${colours.soft}"/>`,
    groundOf(art),
    `<path d="${art.line}" fill="none" stroke="${colours.line}" stroke-width="2"/>`,
    `<path d="${art.fill}" fill="${colours.gold}"/>`,
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
