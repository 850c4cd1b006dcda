import { art, box, grid, line, mark, paper, repeat, ring, tint } from './art'

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
