type Point = readonly [number, number]

const linesPerRow = 8

/** Outlines of a path that uses only the commands M, l, h, V and z, as `markPath` does. */
export function parseOutlines(path: string): Point[][] {
  const shapes: Point[][] = []
  let [x, y] = [0, 0]
  for (const [, command = '', numbers = ''] of path.matchAll(/([MlhVz])([^MlhVz]*)/g)) {
    const [first = 0, second = 0] = (numbers.match(/-?[\d.]+/g) ?? []).map(Number)
    if (command === 'z') continue
    if (command === 'M') {
      shapes.push([])
      ;[x, y] = [first, second]
    } else if (command === 'l') [x, y] = [x + first, y + second]
    else if (command === 'h') x += first
    else y = first
    shapes.at(-1)?.push([x, y])
  }
  return shapes
}

/** Coverage of each pixel of a square, 0 to 255, by the even-odd rule. */
export function cover(size: number, shapes: readonly (readonly Point[])[]): Uint8Array {
  const covered = new Float64Array(size * size)
  for (let line = 0; line < size * linesPerRow; line += 1) {
    const crossings = crossingsAt((line + 0.5) / linesPerRow, shapes)
    const row = Math.floor(line / linesPerRow) * size
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      addSpan(covered, row, crossings[i] ?? 0, crossings[i + 1] ?? 0)
    }
  }
  return Uint8Array.from(covered, (part) => Math.round((part * 255) / linesPerRow))
}

function crossingsAt(y: number, shapes: readonly (readonly Point[])[]): number[] {
  return shapes
    .flatMap((shape) =>
      shape.flatMap(([x1, y1], at) => {
        const [x2, y2] = shape[(at + 1) % shape.length] ?? [x1, y1]
        return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
      }),
    )
    .toSorted((a, b) => a - b)
}

function addSpan(covered: Float64Array, row: number, from: number, to: number): void {
  for (let x = Math.floor(from); x < to; x += 1) {
    covered[row + x] = (covered[row + x] ?? 0) + Math.min(to, x + 1) - Math.max(from, x)
  }
}
