import { art, box, grid, line, mark, paper, repeat, ring, tint, zigzag } from './art'

export const buildingSite = {
  crane: art(
    'out',
    0.8,
    [
      line('M36 60V16M42 60V16M36 58l6-6-6-6 6-6-6-6 6-6-6-6 6-6'),
      tint(box(30, 56, 18, 4)),
      line(
        `M6 16H92M10 11H88L92 16M39 2L12 11M39 2L80 11M36 16L39 2l3 14${zigzag(10, 16, 16, [4.9, 5])}`,
      ),
      tint(box(5, 16, 10, 9)),
      paper('M42 16h8v5l-2 4h-6z'),
      line('M44 19h4M76 16v15M76 35l-9 5M76 35l9 5'),
      paper(`${box(73, 16, 6, 2.5)}${box(74, 31, 4, 4)}${box(64, 40, 24, 5)}`),
    ],
    96,
  ),
  scaffold: art('out', 0.46, [
    paper(box(12, 12, 40, 48)),
    tint(grid({ at: [18, 18], columns: 3, rows: 3, step: [11, 14], cell: [6, 8] })),
    line(
      'M6 60V4M22 60V4M42 60V4M58 60V4M6 20L22 34M42 34l16 14M22 48L6 60M2 13h60M2 28h60M2 43h60',
    ),
    paper(box(2, 18, 60, 2) + box(2, 33, 60, 2) + box(2, 48, 60, 2)),
  ]),
  frame: art(
    'out',
    0.44,
    [
      paper(box(8, 44, 80, 3) + box(8, 28, 80, 3) + box(8, 12, 58, 3)),
      paper(
        repeat(3, (i) => box(12 + i * 24, 15, 3, 13)) +
          [12, 36, 60, 82].map((x) => box(x, 31, 3, 13) + box(x, 47, 3, 13)).join(''),
      ),
      line(
        'M13 12V5M14.5 12V6M37 12V5M38.5 12V6M61 12V5M62.5 12V6M83 28v-7M84.5 28v-6M63 31l19 13M4 60h88',
      ),
      tint(box(18, 40, 12, 4) + box(42, 55, 14, 5)),
      line('M44 55v-3h10v3'),
    ],
    96,
  ),
  digger: art(
    'out',
    0.4,
    [
      paper('M36 44V24h17l7 10h20v10z'),
      tint('M40 28h11l5 8h-16z'),
      paper('M41 36L24 4l-5 2 14 36z'),
      paper('M25 3l-4-1L5 28l4 2 16-22z'),
      tint('M1 27l13 3-1 9q-9 4-13-4z'),
      line('M1 38l-1 3M5 41v3M10 41l1 3M62 38h12M58 44v4M42 44v4'),
      paper('M33 48h48a6 6 0 0 1 0 12H33a6 6 0 0 1 0-12z'),
      line(ring(34, 54, 3) + ring(80, 54, 3) + ring(49, 54, 2) + ring(65, 54, 2)),
    ],
    96,
  ),
  plan: art(
    'in',
    0.3,
    [
      line('M14 40v20M82 40v20M14 52h68'),
      paper('M4 34h88v5H4z'),
      tint('M18 18h50l10 16H10z'),
      line('M26 22h20l1 5h14l2 4H22zM36 22l-1 9M47 27l1 4M62 21h5'),
      paper('M80 22h8v12h-8z'),
      line('M82 22l-2-8M84 22v-9M86 22l3-7'),
    ],
    96,
  ),
  hardhat: art('front', 0.14, [
    paper('M10 46q0-26 22-26t22 26z'),
    tint('M4 46h56q-2 6-6 6H10q-4 0-6-6z'),
    paper('M26 46V19q6-5 12 0v27z'),
    line('M18 25v10M46 25v10'),
  ]),
  forklift: art('out', 0.28, [
    paper('M22 50V34h8l4-18h16l6 20h4v14z'),
    tint('M36 21h11l4 15H33z'),
    line('M14 54V6M18 54V6M14 14h4M14 30h4M0 54h14'),
    paper(ring(29, 53, 6) + ring(52, 53, 6)),
    line(ring(29, 53, 2) + ring(52, 53, 2)),
    tint(box(0, 40, 12, 12)),
    line('M4 40v4h4v-4'),
  ]),
  toolbox: art('front', 0.17, [
    line('M14 30V10l3-4 3 4v20M50 30V16h-6v-5h12v5h-4v14'),
    line('M24 28v-8h16v8'),
    paper(box(6, 28, 52, 30)),
    tint(box(6, 28, 52, 9)),
    paper(box(28, 33, 8, 8)),
    mark(box(31, 36, 2, 2)),
  ]),
}
