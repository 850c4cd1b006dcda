import { art, box, line, mark, paper, repeat, ring, tint } from './art'

const leaf = (d: string) => `M32 44${d}`
const post = (x: number) => box(x - 1.5, 17, 3, 39)

/** Things of rooms in which people meet. */
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
