import type { ReactNode } from 'react'

/** Width of the drawing and the space around what it holds, in pixels. */
export const svgWidth = 800
export const svgMargin = 24
export const innerWidth = svgWidth - 2 * svgMargin

/** A part of the drawing, placed from the start edge and from zero down. */
export interface SvgPart {
  height: number
  node: ReactNode
}

export interface TextDirection {
  rtl: boolean
}

interface SvgTextProps extends TextDirection {
  /** Distance from the start edge of the inner width. */
  along: number
  /** Base line. */
  y: number
  className: string
  anchor?: 'start' | 'middle' | 'end'
  children: ReactNode
}

/** Text that begins at the start edge of its language. */
export function SvgText({ along, y, rtl, className, anchor = 'start', children }: SvgTextProps) {
  return (
    <text
      x={rtl ? innerWidth - along : along}
      y={y}
      className={className}
      textAnchor={anchor}
      direction={rtl ? 'rtl' : 'ltr'}
    >
      {children}
    </text>
  )
}

/** Width of an average character as a part of the size of its font. */
const character = 0.52

/** Width that a text takes at most, in pixels. */
export const widthOfText = (text: string, size: number) => Math.ceil(text.length * size * character)

/** The words of a text in lines that fit a width. */
function wrapText(text: string, size: number, width = innerWidth): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOfText(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A text cut to a width, with an ellipsis. */
export function shortenToWidth(text: string, size: number, width: number): string {
  const most = Math.floor(width / (size * character))
  return text.length <= most ? text : `${text.slice(0, most - 1)}…`
}

interface Lines extends TextDirection {
  text: string
  size: number
  className: string
}

/** A paragraph, with some space below it. */
export function paragraph({ text, size, className, rtl }: Lines): SvgPart {
  const lines = wrapText(text, size)
  const lineHeight = Math.ceil(size * 1.45)
  return {
    height: lines.length * lineHeight + 8,
    node: lines.map((line, at) => (
      <SvgText
        along={0}
        y={at * lineHeight + size}
        rtl={rtl}
        className={className}
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are never reordered
        key={at}
      >
        {line}
      </SvgText>
    )),
  }
}

/** Parts below each other, with the height of all. */
export function stack(parts: readonly SvgPart[], gap = 0): SvgPart {
  let height = 0
  const placed = parts.map(({ node, height: own }, at) => {
    const y = height
    height += own + (at < parts.length - 1 ? gap : 0)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered
      <g transform={`translate(0 ${y})`} key={at}>
        {node}
      </g>
    )
  })
  return { height, node: placed }
}
