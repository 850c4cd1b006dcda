import { art, box, line, mark, paper, repeat, ring, tint } from './art'

function palm(x: number, y: number, height: number): string {
  const top = y - height
  const half = y - height / 2
  return (
    paper(`M${x - 2} ${y}Q${x + 1} ${half} ${x - 1} ${top}h2Q${x + 3} ${half} ${x + 2} ${y}z`) +
    tint(
      [
        'q-9 0-13 8 8-6 13-8z',
        'q9 0 13 8-8-6-13-8z',
        'q-8-6-15-1 9-1 15 1z',
        'q8-6 15-1-9-1-15 1z',
        'q-4-8-10-8 7 2 10 8z',
        'q4-8 10-8-7 2-10 8z',
      ]
        .map((frond) => `M${x} ${top}${frond}`)
        .join(''),
    )
  )
}

export const street = {
  road: art(
    'front',
    0.26,
    [
      tint('M0 60L42 32h44l42 28z'),
      line('M64 59v-6M64 49v-4M64 42v-3M64 37v-2M10 60L47 32M118 60L81 32'),
      line('M25 44V28'),
      paper('M17 10h16v16H17z'),
      line('M21 18h8m-3-3l3 3-3 3'),
    ],
    128,
  ),
  bridge: art(
    'out',
    0.42,
    [
      line(
        'M6 60L24 34M14 60L32 34M10.5 53.5h8M15 47h8M19.5 40.5h8M122 60L104 34M114 60L96 34M117.5 53.5h-8M113 47h-8M108.5 40.5h-8',
      ),
      paper(box(34, 30, 5, 30) + box(89, 30, 5, 30)),
      paper(box(20, 28, 88, 6)),
      line(`M20 18h88${repeat(12, (i) => `M${20 + i * 8} 28V18`)}`),
      tint('M16 10h96l-4-5H20z'),
      line('M24 18v-8M64 18v-8M104 18v-8M48 60h6M60 60h8M74 60h6M0 60h128'),
    ],
    128,
  ),
  lamp: art('out', 0.62, [
    line('M30 60V12q0-8 8-8h6'),
    paper('M27 60l1-12h4l1 12z'),
    paper('M42 2h14l3 6H40z'),
    line('M45 12l-3 7M50 12v8M55 12l3 7M24 60h12'),
  ]),
  palms: art(
    'out',
    0.46,
    [
      palm(20, 55, 36),
      palm(76, 55, 32),
      palm(48, 55, 46),
      paper(box(8, 55, 80, 5)),
      tint('M36 50h24l-2 5H38z'),
      line('M48 50v-6M45 46q3-5 6 0M14 55v5M82 55v5'),
    ],
    96,
  ),
  bus: art(
    'out',
    0.24,
    [
      paper('M4 52V22q0-5 5-5h74q6 0 7 6l2 14v15z'),
      tint(box(9, 23, 14, 12) + box(26, 23, 14, 12) + box(43, 23, 14, 12)),
      paper(box(61, 23, 11, 29)),
      tint('M76 23h9l3 12H76z'),
      line('M66.5 23v29M4 42h57M88 46h4'),
      paper(ring(22, 53, 6) + ring(80, 53, 6)),
      line(ring(22, 53, 2) + ring(80, 53, 2)),
    ],
    96,
  ),
  pin: art('front', 0.22, [
    tint('M2 50l18-5 24 5 18-5v11l-18 5-24-5-18 5z'),
    paper('M32 53Q16 34 16 20a16 16 0 0 1 32 0q0 14-16 33z'),
    mark(ring(32, 20, 5)),
  ]),
  bin: art('front', 0.22, [
    paper(repeat(3, (i) => `M${4 + i * 20} 28h16l-2 32H${6 + i * 20}z`)),
    tint(repeat(3, (i) => box(2 + i * 20, 23, 20, 5))),
    line(repeat(3, (i) => `M${10 + i * 20} 35v18M${14 + i * 20} 35v18M${9 + i * 20} 23v-3h6v3`)),
  ]),
}
