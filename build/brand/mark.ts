import { toTenth } from '../../domain/text/numbers.ts'
import { star } from './star.ts'

export const colours = { deep: '#104631', green: '#1b8354', white: '#ffffff', black: '#000000' }

const bars = [
  [15, 26],
  [21, 22],
  [27, 18.5],
  [33, 15],
] as const
const barWidth = 2.4
const barFoot = 31.5

/** The mark on a 48 × 48 grid: a star with rising bars, which the even-odd fill rule cuts out. */
export const markPath = [
  star(24, 24, { n: 8, r: 23, theta: 45, rotation: 22.5 }),
  ...bars.map(([x, top]) => `M${x - barWidth / 2} ${top}h${barWidth}V${barFoot}h-${barWidth}z`),
].join('')

/** SVG file with a viewBox of `width` by `height`, displayed `scale` times as large. */
export function svg(width: number, height: number, content: string, scale = 1): string {
  const [wide, high] = [toTenth(width * scale), toTenth(height * scale)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`
}
