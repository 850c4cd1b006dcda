import { readFileSync } from 'node:fs'
import { toTenth } from '../../domain/text/numbers.ts'
import { colours, markPath, svg } from './mark.ts'

interface Paint {
  mark: string
  /** Colour behind the bars of the mark; null leaves them transparent. */
  rule: string | null
  text: string
}

export const inColour: Paint = { mark: colours.green, rule: colours.white, text: colours.deep }
export const allWhite: Paint = { mark: colours.white, rule: null, text: colours.white }
export const allBlack: Paint = { mark: colours.black, rule: null, text: colours.black }

const height = 64
const markSize = 48
const edge = 8
const gap = 12

interface Part {
  width: number
  /** SVG of the part with its left edge at `x`. */
  drawAt: (x: number) => string
}

function wordmark(locale: 'ar' | 'en', tall: number, fill: string): Part {
  const source = readFileSync(`client/assets/brand/wordmark-${locale}.svg`, 'utf8')
  const [, wide = '', high = '', path = ''] =
    /viewBox="0 0 (\d+) (\d+)"><path d="([^"]+)"/.exec(source) ?? []
  const scale = tall / Number(high)
  const y = (height - tall) / 2
  return {
    width: toTenth(Number(wide) * scale),
    drawAt: (x) =>
      `<path fill="${fill}" transform="translate(${toTenth(x)} ${y}) scale(${scale.toFixed(6)})" d="${path}"/>`,
  }
}

function mark({ mark: fill, rule }: Paint): Part {
  const ground = rule ? `<path fill="${rule}" d="M12 13h24v20h-24z"/>` : ''
  return {
    width: markSize,
    drawAt: (x) =>
      `<g transform="translate(${toTenth(x)} ${edge})">${ground}<path fill="${fill}" fill-rule="evenodd" d="${markPath}"/></g>`,
  }
}

function divider(stroke: string): Part {
  return {
    width: 1,
    drawAt: (x) =>
      `<path stroke="${stroke}" stroke-width="1" opacity=".4" d="M${toTenth(x + 0.5)} 12V52"/>`,
  }
}

/** Places the parts from left to right. */
function row(parts: readonly Part[]): string {
  let x = edge
  let content = ''
  for (const part of parts) {
    content += part.drawAt(x)
    x += part.width + gap
  }
  return svg(Math.ceil(x - gap + edge), height, content)
}

export const arabicLogo = (paint: Paint) => row([wordmark('ar', 42, paint.text), mark(paint)])
export const englishLogo = (paint: Paint) => row([mark(paint), wordmark('en', 36, paint.text)])

/** The mark is on the right, where Arabic readers begin. */
export function bilingualLogo(paint: Paint): string {
  return row([
    wordmark('en', 34, paint.text),
    divider(paint.text),
    wordmark('ar', 42, paint.text),
    mark(paint),
  ])
}
