/** What an attacker knows of some cells: their sum. */
export interface Equation {
  cells: readonly string[]
  sum: number
}

/** What a cell may be, as far as its equations tell. */
type Bounds = Map<string, { least: number; most: number }>

/** Equations over the unknown cells alone. */
function reduce(equations: readonly Equation[], known: ReadonlyMap<string, number>): Equation[] {
  const reduced = new Map<string, Equation>()
  for (const { cells, sum } of equations) {
    const open = cells.filter((cell) => !known.has(cell)).toSorted()
    const rest = cells.reduce((left, cell) => left - (known.get(cell) ?? 0), sum)
    if (open.length > 0) reduced.set(open.join(), { cells: open, sum: rest })
  }
  return [...reduced.values()]
}

const remainder = (value: bigint) => ((value % prime) + prime) % prime
/** Sums are far below it, so that the arithmetic is exact. */
const prime = 2_147_483_647n

function inverse(value: bigint): bigint {
  let [result, base] = [1n, value]
  for (let exponent = prime - 2n; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = remainder(result * base)
    base = remainder(base * base)
  }
  return result
}

type Line = Map<string, bigint>

function subtract(line: Line, factor: bigint, other: Line): void {
  for (const [cell, value] of other) {
    const left = remainder((line.get(cell) ?? 0n) - factor * value)
    if (left === 0n) line.delete(cell)
    else line.set(cell, left)
  }
}

/** Cells that linear combinations of the equations determine (Gauss-Jordan elimination). */
function solve(equations: readonly Equation[]): string[] {
  const pivots = new Map<string, Line>()
  for (const { cells } of equations) {
    const line: Line = new Map(cells.map((cell) => [cell, 1n]))
    for (const cell of cells) {
      const pivot = pivots.get(cell)
      const factor = line.get(cell)
      if (pivot && factor) subtract(line, factor, pivot)
    }
    // A pivot may have brought in cells that have pivots of their own.
    for (let more = true; more; ) {
      const next = [...line.keys()].find((cell) => pivots.has(cell))
      more = next !== undefined
      if (next) subtract(line, line.get(next) ?? 0n, pivots.get(next) ?? new Map())
    }
    const [first] = line
    if (!first) continue
    const scale = inverse(first[1])
    for (const [cell, value] of line) line.set(cell, remainder(value * scale))
    for (const other of pivots.values()) {
      const factor = other.get(first[0])
      if (factor) subtract(other, factor, line)
    }
    pivots.set(first[0], line)
  }
  return [...pivots].flatMap(([cell, line]) => (line.size === 1 ? cell : []))
}

/** Narrows bounds until nothing changes: a cell is its sum less what the others may be. */
function propagate(equations: readonly Equation[], bounds: Bounds): void {
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const { cells, sum } of equations) {
      const all = cells.map((cell) => bounds.get(cell) ?? { least: 0, most: Infinity })
      const [least, most] = [
        all.reduce((total, one) => total + one.least, 0),
        all.reduce((total, one) => total + one.most, 0),
      ]
      for (const [at, cell] of cells.entries()) {
        const one = all[at]
        if (!one) continue
        const others = cells.length === 1 ? 0 : most - one.most
        const narrowed = {
          least: Math.max(one.least, Number.isFinite(others) ? sum - others : 0),
          most: Math.min(one.most, sum - (least - one.least)),
        }
        if (narrowed.least === one.least && narrowed.most === one.most) continue
        bounds.set(cell, narrowed)
        isChanged = true
        break
      }
    }
  }
}

/**
 * The withheld cells that follow from what is published: by linear combination of sums, or because
 * whole numbers within bounds leave one value. A row stands for one at least.
 */
export function recoverCells(
  withheld: readonly string[],
  known: ReadonlyMap<string, number>,
  equations: readonly Equation[],
): string[] {
  const open = reduce(equations, known)
  const bounds: Bounds = new Map(withheld.map((cell) => [cell, { least: 1, most: Infinity }]))
  propagate(open, bounds)
  const pinned = withheld.filter((cell) => {
    const { least, most } = bounds.get(cell) ?? { least: 0, most: 1 }
    return least === most
  })
  const solved = new Set(solve(open))
  return [...new Set([...pinned, ...withheld.filter((cell) => solved.has(cell))])]
}
