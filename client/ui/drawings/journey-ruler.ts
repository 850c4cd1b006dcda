/** Lines of a ruler; each is one `M` of its path. */
export interface Ruler {
  width: number
  height: number
  short: string
  /** The first, each tenth and the last. */
  tall: string
}

const gap = 10
const heights = { tall: 40, half: 28, short: 18 }

/**
 * Places one line for each unit, from the side where reading starts. The first and the last line
 * are at the edges, so that 0 and 100 % of the width are their places.
 */
export function placeRuler(count: number, rtl: boolean): Ruler {
  const width = (count - 1) * gap
  const ruler: Ruler = { width, height: heights.tall, short: '', tall: '' }
  for (let i = 1; i <= count; i += 1) {
    const x = rtl ? width - (i - 1) * gap : (i - 1) * gap
    if (i === 1 || i === count || i % 10 === 0) ruler.tall += `M${x} 0v${heights.tall}`
    else ruler.short += `M${x} 0v${i % 5 === 0 ? heights.half : heights.short}`
  }
  return ruler
}
