import { art, box, grid, line, mark, paper, repeat, ring, tint, zigzag } from './art'

export const buildings = {
  school: art(
    'out',
    0.44,
    [
      paper(box(6, 30, 116, 30)),
      tint(box(4, 26, 120, 4)),
      line(
        grid({ at: [12, 35], columns: 4, rows: 2, step: [9, 12], cell: [5, 7] }) +
          grid({ at: [84, 35], columns: 4, rows: 2, step: [9, 12], cell: [5, 7] }),
      ),
      paper('M48 60V24l16-10 16 10v36z'),
      line('M64 14V2M50 40h28'),
      tint('M64 2h11l-2.5 3 2.5 3h-11z'),
      paper(ring(64, 29, 5)),
      line('M64 26v3h2.5'),
      tint('M58 60V50a6 6 0 0 1 12 0v10z'),
      line('M64 60V44'),
    ],
    128,
  ),
  clinic: art(
    'out',
    0.34,
    [
      paper(box(8, 28, 80, 32)),
      tint(box(4, 23, 88, 5)),
      paper(box(38, 10, 20, 16)),
      mark('M46.8 13h2.4v3.8H53v2.4h-3.8V23h-2.4v-3.8H43v-2.4h3.8z'),
      line(
        grid({ at: [14, 35], columns: 2, rows: 1, step: [12, 1], cell: [8, 11] }) +
          grid({ at: [62, 35], columns: 2, rows: 1, step: [12, 1], cell: [8, 11] }),
      ),
      paper(box(39, 36, 18, 24)),
      tint(box(36, 33, 24, 3)),
      line('M48 36v24M45 48v3M51 48v3M4 60h88'),
    ],
    96,
  ),
  hospital: art(
    'out',
    0.56,
    [
      paper(box(4, 34, 36, 26) + box(88, 34, 36, 26)),
      tint(box(2, 31, 38, 3) + box(88, 31, 38, 3)),
      paper(box(38, 14, 52, 46)),
      tint(box(36, 11, 56, 3)),
      paper(box(55, 1, 18, 14)),
      mark('M62.8 3.5h2.4v3.3h3.3v2.4h-3.3v3.3h-2.4V9.2h-3.3V6.8h3.3z'),
      line(
        grid({ at: [43, 19], columns: 4, rows: 3, step: [11.6, 8], cell: [7, 4.5] }) +
          grid({ at: [9, 39], columns: 3, rows: 2, step: [10, 9], cell: [6, 5] }) +
          grid({ at: [93, 39], columns: 3, rows: 2, step: [10, 9], cell: [6, 5] }),
      ),
      tint('M50 45h28v3h-28z'),
      paper(box(55, 48, 18, 12)),
      line('M64 48v12M51.5 48v12M76.5 48v12'),
    ],
    128,
  ),
  hall: art(
    'out',
    0.44,
    [
      paper(box(10, 20, 108, 40)),
      tint(box(4, 14, 120, 6)),
      paper(repeat(5, (i) => `M${18 + i * 19} 60V36a8 8 0 0 1 16 0v24z`)),
      tint(repeat(5, (i) => `M${21 + i * 19} 60V37a5 5 0 0 1 10 0v23z`)),
      line('M10 25h108M64 14V3M0 60h128M4 57.5h120'),
      paper('M64 3h11v6h-11z'),
    ],
    128,
  ),
  office: art('out', 0.66, [
    paper(box(36, 26, 22, 34)),
    line(grid({ at: [43, 31], columns: 2, rows: 4, step: [7, 6], cell: [4, 3] })),
    paper(box(8, 8, 32, 52)),
    tint(box(6, 4, 36, 4)),
    line(grid({ at: [12, 13], columns: 4, rows: 6, step: [6.5, 6], cell: [4, 3] })),
    tint(box(18, 50, 12, 10)),
    line('M24 50v10M16 50h16M14 4V0'),
  ]),
  shop: art(
    'out',
    0.4,
    [
      paper(box(8, 20, 80, 40)),
      paper(box(14, 36, 40, 18)),
      line('M14 48h40M18 48v-6h7v6M29 48v-8h5v8M38 48v-5h10v5M62 60V36h18v24M76 48v3'),
      tint(box(66, 40, 10, 10)),
      paper(repeat(8, (i) => `M${4 + i * 11} 18h11v10a5.5 5.5 0 0 1-11 0z`)),
      tint(repeat(4, (i) => `M${15 + i * 22} 18h11v10a5.5 5.5 0 0 1-11 0z`)),
      paper(box(24, 6, 48, 12)),
      line('M32 12h32'),
    ],
    96,
  ),
  warehouse: art(
    'out',
    0.4,
    [
      paper('M6 60V26L64 8l58 18v34z'),
      line('M6 26h116M58 16h12M58 20h12'),
      tint(box(34, 32, 60, 28)),
      line('M34 36h60M34 40h60'),
      paper(box(42, 48, 12, 12) + box(54, 48, 12, 12) + box(48, 36, 12, 12)),
      paper(box(72, 46, 14, 14)),
      line('M46 48v3h4v-3M58 48v3h4v-3M52 36v3h4v-3M77 46v4h4v-4'),
    ],
    128,
  ),
}

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
