import { accent, art, box, line, mark, paper, repeat, ring, tint } from './art'

const sag = (x: number) => Math.round((6 + 80 * (x / 128) * (1 - x / 128)) * 10) / 10

const pennant = (x: number) =>
  `M${x} ${sag(x)}L${x + 12} ${sag(x + 12)}L${x + 6} ${Math.round(sag(x + 6) + 17)}z`

const rosette = (x: number, y: number) =>
  `M${x} ${y}l1.9 2.2 2.9-.3-.3 2.9 2.2 1.9-2.2 1.9.3 2.9-2.9-.3-1.9 2.2-1.9-2.2-2.9.3.3-2.9-2.2-1.9 2.2-1.9-.3-2.9 2.9.3z`

const beads = [
  [14, 20, 26, 50],
  [14, 44, 50],
  [14, 20, 26, 50],
  [14, 20, 50],
]

export const objects = {
  board: art(
    'wall',
    0.4,
    [
      paper(box(2, 4, 92, 48)),
      line('M2 14h92M26 4v48M49 4v48M72 4v48M8 9h10M32 9h10M55 9h10M78 9h8'),
      tint(
        [
          [6, 18],
          [6, 30],
          [30, 18],
          [53, 18],
          [53, 30],
          [76, 18],
          [76, 30],
        ]
          .map(([x = 0, y = 0]) => box(x, y, 15, 8))
          .join(''),
      ),
      line('M9 22h8M33 22h8M56 22h8M9 34h5M56 34h6M79 22h8M79 34h5'),
    ],
    96,
  ),
  panel: art(
    'in',
    0.5,
    [
      line('M14 56l-6 4M14 56l6 4M82 56l-6 4M82 56l6 4'),
      paper(box(10, 4, 76, 52)),
      tint(box(16, 10, 30, 24)),
      line('M16 30l8-9 6 5 6-8 10 12M52 12h26M52 18h26M52 24h18M16 41h62M16 47h46'),
      mark(ring(39, 16, 2)),
    ],
    96,
  ),
  bunting: art(
    'wall',
    0.2,
    [
      line('M0 6q64 40 128 0'),
      paper(repeat(4, (i) => pennant(4 + i * 32))),
      tint(repeat(3, (i) => pennant(20 + i * 32))),
    ],
    128,
  ),
  calendar: art('wall', 0.3, [
    paper(box(6, 10, 52, 48)),
    tint(box(6, 10, 52, 11)),
    line('M18 4v11M46 4v11M26 15.5h12'),
    mark(
      repeat(3, (row) =>
        repeat(5, (column) =>
          row === 1 && column === 3 ? '' : box(13 + column * 9, 28 + row * 10, 3, 3),
        ),
      ),
    ),
    line(ring(41.5, 39.5, 4.5)),
    mark(box(40, 38, 3, 3)),
  ]),
  certificate: art(
    'wall',
    0.32,
    [
      paper(box(8, 6, 80, 50)),
      line('M12 10h72v42H12zM30 20h36M24 28h48M24 34h48M22 44h18'),
      tint('M64 44l-4 14 6-3 3 5 2-13z'),
      accent(rosette(68, 36)),
    ],
    96,
  ),
  contract: art('wall', 0.36, [
    paper('M12 4h30l10 10v46H12z'),
    tint('M42 4v10h10z'),
    line('M19 20h26M19 27h26M19 34h26M19 41h14M19 52q4-6 6 0t7-2'),
    accent(rosette(43, 44)),
  ]),
  tablet: art('wall', 0.28, [
    paper('M12 4h40a4 4 0 0 1 4 4v48a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z'),
    tint(box(12, 9, 40, 42)),
    line('M18 19l3 3 6-6M32 20h14M18 30l3 3 6-6M32 31h14M18 42h6M32 42h10M29 55.5h6'),
  ]),
  ledger: art('front', 0.19, [
    tint('M1 22h62v38H1z'),
    paper('M32 22Q20 14 4 18v38q16-4 28 3z'),
    paper('M32 22q12-8 28-4v38q-16-4-28 3z'),
    line(
      'M9 26q10-2 18 2M9 33q10-2 18 2M9 40q10-2 18 2M9 47q10-2 18 2M37 28q8-4 18-2M37 35q8-4 18-2M37 42q8-4 18-2M37 49q8-4 18-2M49 22v31M21 24v27',
    ),
  ]),
  seal: art('front', 0.16, [
    paper('M24 40q4-6 1-13-3-10 7-10t7 10q-3 7 1 13z'),
    tint(box(14, 40, 36, 8)),
    paper(box(10, 48, 44, 12)),
    line('M16 54h32'),
  ]),
  balance: art('in', 0.42, [
    line('M12 15L4 36M12 15l8 21M52 15l-8 21M52 15l8 21'),
    paper(box(30.5, 8, 3, 46)),
    paper('M10 13h44v3H10z'),
    tint('M2 36h20q-2 9-10 9T2 36zM42 36h20q-2 9-10 9t-10-9z'),
    paper('M18 60q2-7 14-7t14 7z'),
    mark(ring(32, 8, 3)),
  ]),
  abacus: art('front', 0.22, [
    tint(box(4, 8, 56, 52)),
    paper(box(9, 13, 46, 42)),
    line('M9 20h46M9 29h46M9 38h46M9 47h46'),
    mark(beads.map((row, i) => row.map((x) => ring(x, 20 + i * 9, 2.6)).join('')).join('')),
  ]),
  cart: art('front', 0.28, [
    paper('M13 18h47l-6 22H18z'),
    line('M2 12h8l9 34h36M26 18l2 22M36 18v22M47 18l-3 22M16 29h41'),
    tint('M24 18V8h12v10zM38 18v-7h10v7z'),
    paper(ring(24, 54, 5) + ring(49, 54, 5)),
    mark(ring(24, 54, 1.5) + ring(49, 54, 1.5)),
  ]),
  box: art('front', 0.18, [
    paper(box(10, 26, 44, 34)),
    tint('M10 26l7-11h30l7 11z'),
    paper('M27 26l2-11h6l2 11v9H27z'),
    line('M15 53h10M15 49h6M44 55v-7m-2.5 2.5l2.5-2.5 2.5 2.5'),
  ]),
  key: art('front', 0.08, [
    paper('M30 33h32v6h-4v7h-5v-7h-4v5h-5v-5H30z'),
    paper(ring(18, 36, 14)),
    tint(ring(18, 36, 6)),
  ]),
  laptop: art(
    'front',
    0.19,
    [
      paper('M20 12h56a3 3 0 0 1 3 3v36H17V15a3 3 0 0 1 3-3z'),
      tint(box(22, 17, 52, 30)),
      line('M28 24h14M28 30h20M28 36h12M54 41V23M54 41h14M54 37l5-6 4 3 5-8'),
      paper('M8 51h80v3q0 5-5 5H13q-5 0-5-5z'),
      line('M40 51q0 3 3 3h10q3 0 3-3'),
    ],
    96,
  ),
  handshake: art('wall', 0.3, [
    paper('M14 22l10-4 8 5 8-5 10 4v20L36 56q-4 4-8 0L14 43z'),
    line('M32 23l-9 9q3 6 9 2l5-4 13 12M30 46l6 7M35 42l6 7M40 38l6 7'),
    tint('M2 18h12v28H2zM50 18h12v28H50z'),
    line('M6 41h3M55 41h3'),
  ]),
}

const leaf = (d: string) => `M32 44${d}`
const post = (x: number) => box(x - 1.5, 17, 3, 39)

/** Objects of meetings and events. */
export const eventObjects = {
  screen: art(
    'wall',
    0.36,
    [
      line('M48 54v5'),
      paper(box(6, 8, 84, 46)),
      tint(box(2, 3, 92, 5) + box(56, 34, 6, 12) + box(66, 27, 6, 19) + box(76, 19, 6, 27)),
      line('M52 46h34M14 19h28M14 26h20M14 36h26M14 43h17'),
    ],
    96,
  ),
  seats: art(
    'in',
    0.3,
    [
      paper(repeat(6, (i) => `M${5 + i * 20} 46V20q0-4 4-4h10q4 0 4 4v26z`)),
      line(repeat(6, (i) => `M${9 + i * 20} 22h10`)),
      line(repeat(5, (i) => `M${18 + i * 20} 54v6M${29 + i * 20} 54v6`)),
      tint(repeat(5, (i) => `M${14 + i * 20} 54V32q0-4 4-4h11q4 0 4 4v22z`)),
    ],
    128,
  ),
  plant: art('in', 0.3, [
    tint(
      leaf('Q16 38 17 20q14 8 15 24z') +
        leaf('Q48 36 47 16q-14 8-15 28z') +
        leaf('Q22 20 32 2q10 18 0 42z'),
    ),
    line('M32 44V12M32 44Q24 36 20 25M32 44q8-9 12-22'),
    paper('M23 44h18l-3 16H26z'),
    paper(box(21, 42, 22, 4)),
  ]),
  clock: art('wall', 0.085, [
    paper(ring(32, 32, 26)),
    line(`${ring(32, 32, 21)}M32 14v4M32 46v4M14 32h4M46 32h4M32 20v12l8 5`),
    mark(ring(32, 32, 2)),
  ]),
  window: art('wall', 0.34, [
    paper(box(8, 4, 48, 50)),
    tint(box(12, 8, 18, 20) + box(34, 8, 18, 20) + box(12, 31, 18, 19) + box(34, 31, 18, 19)),
    line('M16 24l8-12M38 24l8-12'),
    paper(box(4, 54, 56, 5)),
  ]),
  barrier: art(
    'front',
    0.22,
    [
      line('M11.5 23q18 18 35 0M49.5 23q18 18 35 0'),
      paper(post(10) + post(48) + post(86)),
      paper(ring(10, 14, 4) + ring(48, 14, 4) + ring(86, 14, 4)),
      tint([10, 48, 86].map((x) => `M${x - 8} 60q1-5 8-5t8 5z`).join('')),
    ],
    96,
  ),
  cap: art('front', 0.16, [
    paper('M14 32v16q18 10 36 0V32z'),
    tint('M2 28l30-14 30 14-30 14z'),
    line('M32 28l24 5v15'),
    mark(box(54, 46, 4, 9)),
  ]),
  booth: art(
    'in',
    0.56,
    [
      line('M8 14v46M88 14v46'),
      paper(box(8, 12, 80, 34)),
      tint(box(4, 4, 88, 10)),
      line('M36 9h24M16 22h20M16 28h14M16 34h18'),
      paper(box(50, 20, 28, 16)),
      line('M54 32l6-7 5 4 8-6'),
      tint(box(16, 46, 64, 14)),
      paper(box(12, 42, 72, 5)),
      line('M24 53h48'),
    ],
    96,
  ),
}
