/** Marks of a block. */
export const perBlock = 10

/** Edge of a mark, and distance from one mark to the next. */
const mark = 8
export const pitch = 10

interface Block {
  filled: string
  hollow: string
}

/** Number of units that a mark stands for, so that the longest row stays countable. */
export function unitsPerMark(largest: number): number {
  let per = 1
  while (largest / per > 300) per *= 10
  return per
}

/** Lines of a block: long rows stand in two, so that they fit beside their label. */
export const linesOf = (marks: number) => (marks > 50 ? 2 : 1)

/**
 * Blocks of ten marks, one subpath a mark: the filled ones first, then hollow ones up to `total`.
 * Marks run down each column, so that a part of a block is as long as its number.
 */
export function placeBlocks(filled: number, total: number, lines: number): Block[] {
  const marks = Math.max(filled, total)
  return Array.from({ length: Math.ceil(marks / perBlock) }, (_, block) => {
    const paths = { filled: '', hollow: '' }
    const first = block * perBlock
    for (let at = 0; at < Math.min(perBlock, marks - first); at += 1) {
      const [x, y] = [Math.floor(at / lines) * pitch, (at % lines) * pitch]
      if (first + at < filled) paths.filled += `M${x} ${y}h${mark}v${mark}h-${mark}z`
      // Inset by half the width of its line.
      else paths.hollow += `M${x + 0.6} ${y + 0.6}h6.8v6.8h-6.8z`
    }
    return paths
  })
}
