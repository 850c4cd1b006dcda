/** A shape filled with the ground hides what is behind it; a tint does not. */
type Fill = 'ground' | 'tint' | 'line' | 'solid'

export interface JourneyObject {
  /** Of its canvas, which is 60 high with the ground at its lower edge. */
  width: number
  /** Height beside the others; the tallest has 1. */
  tall: number
  shapes: readonly (readonly [Fill, string])[]
}

type Repeat = readonly [count: number, step: number]

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h-${width}z`
}

function boxes(
  [x, y]: readonly [number, number],
  [columns, dx]: Repeat,
  [rows, dy]: Repeat,
  [width, height]: readonly [number, number],
): string {
  let d = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      d += box(x + column * dx, y + row * dy, width, height)
    }
  }
  return d
}

function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
}

const flipChart: JourneyObject = {
  width: 64,
  tall: 0.88,
  shapes: [
    ['line', 'M20 46L10 60M44 46L54 60M32 46v14'],
    ['ground', box(10, 6, 44, 40)],
    ['tint', box(10, 6, 44, 5)],
    ['line', 'M18 20h16M18 27h26M18 34h20M40 20l3 3 5-6'],
  ],
}

const beads = [
  [14, 20, 26, 44, 50],
  [14, 38, 44, 50],
  [14, 20, 26, 32, 50],
  [14, 20, 50],
]

const abacus: JourneyObject = {
  width: 64,
  tall: 0.56,
  shapes: [
    ['ground', box(6, 10, 52, 50)],
    ['line', 'M6 20h52M6 30h52M6 40h52M6 50h52'],
    ['solid', beads.flatMap((row, i) => row.map((x) => circle(x, 20 + i * 10, 2.7))).join('')],
  ],
}

const balance: JourneyObject = {
  width: 64,
  tall: 0.72,
  shapes: [
    ['line', 'M32 8v46M12 16h40M12 16L4 36M12 16l8 20M52 16l-8 20M52 16l8 20'],
    ['ground', 'M2 36h20q-2 8-10 8t-10-8zM42 36h20q-2 8-10 8t-10-8z'],
    ['tint', 'M20 60q2-6 12-6t12 6z'],
    ['ground', circle(32, 8, 3)],
  ],
}

const contract: JourneyObject = {
  width: 64,
  tall: 0.7,
  shapes: [
    ['ground', 'M12 4h30l10 10v46h-40z'],
    ['tint', 'M42 4v10h10z'],
    ['line', 'M19 20h26M19 27h26M19 34h26M19 41h14M19 51q4-5 6 0t7-2'],
    ['solid', circle(43, 49, 5)],
  ],
}

const parcel: JourneyObject = {
  width: 64,
  tall: 0.46,
  shapes: [
    ['ground', box(10, 24, 44, 36)],
    ['tint', 'M10 24l6-10h32l6 10z'],
    ['line', 'M32 14v22M26 36h12v-12M26 36v-12M16 52h8M16 48h12'],
  ],
}

const crane: JourneyObject = {
  width: 96,
  tall: 1,
  shapes: [
    ['line', `M40 60V14M46 60V14M40 60${'l6-6-6-6'.repeat(3)}l6-6-6-4M34 60h18`],
    ['ground', box(38, 10, 10, 6)],
    ['line', 'M43 4L12 12M43 4L90 12M43 4v6M6 12h84M6 16h84'],
    ['line', `M12 12${'l4 4 4-4'.repeat(3)}M50 12${'l4 4 4-4'.repeat(5)}`],
    ['tint', box(6, 16, 9, 8)],
    ['line', 'M74 16v14l-3 4M74 30l3 4'],
    ['ground', box(66, 34, 16, 5)],
  ],
}

const scaffold: JourneyObject = {
  width: 64,
  tall: 0.62,
  shapes: [
    ['tint', box(12, 12, 40, 48)],
    ['line', 'M6 60V6M22 60V6M42 60V6M58 60V6M2 20h60M2 34h60M2 48h60'],
    ['line', 'M6 20l16 14M42 34l16 14M22 48L6 60'],
  ],
}

const school: JourneyObject = {
  width: 128,
  tall: 0.7,
  shapes: [
    ['ground', box(8, 28, 112, 32)],
    ['ground', box(50, 18, 28, 42)],
    ['tint', box(50, 18, 28, 42)],
    ['line', 'M64 18V6'],
    ['ground', box(64, 6, 12, 7)],
    ['line', [14, 82].map((x) => boxes([x, 34], [4, 9], [2, 12], [5, 7])).join('')],
    ['ground', 'M58 60V48a6 6 0 0 1 12 0v12'],
    ['line', `${circle(64, 30, 4)}M64 30v-2.5M64 30h2`],
  ],
}

function palm(x: number, height: number): string {
  const top = 58 - height
  const leaves = ['q-5-5-10 1', 'q-6-1-9 6', 'q-3-7-6-7', 'q5-5 10 1', 'q6-1 9 6', 'q3-7 6-7']
  const trunk = `M${x} 58q2-${height / 2} 0-${height}`
  return trunk + leaves.map((leaf) => `M${x} ${top}${leaf}`).join('')
}

const palms: JourneyObject = {
  width: 96,
  tall: 0.56,
  shapes: [
    ['line', palm(20, 40) + palm(48, 48) + palm(76, 36)],
    ['ground', box(10, 56, 76, 4)],
    ['tint', box(38, 50, 20, 6)],
  ],
}

/** Along the ruler; narrow pages show the first of each station. */
export const journeyObjects: readonly (readonly JourneyObject[])[] = [
  [flipChart, abacus],
  [balance, contract, parcel],
  [crane, scaffold],
  [school, palms],
]
