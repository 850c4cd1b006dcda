import { choose } from './seed'

/** One flat shape of a portrait: filled, or a line with a width. */
export type Layer =
  | { d: string; fill: string; line?: string }
  | { d: string; line: string; width: number }

type NonEmpty<T> = readonly [T, ...T[]]
type Cloth = readonly [colour: string, folds: string]

export interface PortraitFigure {
  /** Back to front, on a canvas of 320 by 320; faces stay blank. */
  layers: Layer[]
  /** Colours that touch in the drawing; they never merge. */
  neighbours: (readonly [string, string])[]
}

export type DrawFigure = (next: () => number, ground: string) => PortraitFigure

/** Least contrast of colours that touch. */
const leastContrast = 1.5

const skins: NonEmpty<readonly [face: string, neck: string]> = [
  ['#e6c5a0', '#c99f72'],
  ['#d6ab81', '#b98a5e'],
  ['#c08d63', '#a07048'],
  ['#a8754b', '#875733'],
]
const beards: NonEmpty<readonly [string]> = [['#2b2420'], ['#4a3b30'], ['#8a857e']]
const headcloths: NonEmpty<Cloth> = [
  ['#fdfcf9', '#cfc7b6'],
  ['#f4eee2', '#c9bb9c'],
]
const robes: NonEmpty<readonly [string]> = [['#cbc4b3'], ['#b4aea0'], ['#a5b1b9']]
const cloaks: NonEmpty<Cloth> = [
  ['#2a2320', '#c99b2e'],
  ['#1b2430', '#c99b2e'],
  ['#54431f', '#e0bb6c'],
  ['#8d6b3f', '#f0d9a4'],
]
const veils: NonEmpty<Cloth> = [
  ['#476a82', '#2a4254'],
  ['#7c5870', '#513548'],
  ['#3d6f58', '#214434'],
  ['#6d5a3a', '#453720'],
  ['#9ab5a5', '#5f8570'],
  ['#b5a5b0', '#836f7d'],
  ['#f4eee2', '#c9bb9c'],
]
const gowns: NonEmpty<readonly [string]> = [
  ['#8a9aa8'],
  ['#a08a63'],
  ['#587a8a'],
  ['#c4bcab'],
  ['#7d8f6f'],
]

/** Chooses among those that can be told from every colour they touch. */
function chooseApart<T extends readonly [string, ...string[]]>(
  list: NonEmpty<T>,
  touched: readonly string[],
  next: () => number,
): T {
  const apart = list.filter(([colour]) =>
    touched.every((other) => contrastOf(colour, other) >= leastContrast),
  )
  const at = next()
  return choose([apart[Math.floor(at * apart.length)] ?? list[0]], 0)
}

const outline = '#1a2530'
const shoulders = 'M10 340C12 268 60 240 124 226H196C260 240 308 268 310 340z'

export const man: DrawFigure = (next, ground) => {
  const [skin, neck] = choose(skins, next())
  const [cloth, fold] = chooseApart(headcloths, [skin, ground], next)
  const [robe] = chooseApart(robes, [cloth, ground], next)
  const beard = next() < 0.75 ? chooseApart(beards, [skin, cloth], next)[0] : null
  const cloak = next() < 0.5 ? chooseApart(cloaks, [robe, cloth, ground], next) : null
  return {
    layers: [
      { d: shoulders, fill: robe, line: outline },
      ...(cloak ? drawCloak(cloak) : []),
      { d: headclothBack, fill: fold },
      { d: 'M138 186H182V236L160 256L138 236z', fill: neck },
      { d: 'M132 226L160 250L188 226L194 240L160 266L126 240z', fill: '#fff' },
      { d: 'M160 266V340', line: outline, width: 2 },
      { d: manFace, fill: skin, line: outline },
      ...(beard ? [{ d: beardShape, fill: beard }] : []),
      { d: headcloth, fill: cloth, line: outline },
      { d: headclothFolds, line: fold, width: 2 },
      { d: 'M113 113C129 91 191 91 207 113', line: '#171b21', width: 7.5 },
      { d: 'M110 127C127 104 193 104 210 127', line: '#171b21', width: 7.5 },
    ],
    neighbours: [
      ...touching(cloth, [skin, robe, ground]),
      ...touching(robe, [ground]),
      ...touching(beard, [skin, cloth]),
      ...touching(cloak?.[0] ?? null, [robe, cloth, ground]),
    ],
  }
}

export const woman: DrawFigure = (next, ground) => {
  const [skin] = choose(skins, next())
  const [veil, fold] = chooseApart(veils, [skin, ground], next)
  const [gown] = chooseApart(gowns, [veil, ground], next)
  const [drape, folds] = choose(drapes, next())
  return {
    layers: [
      { d: shoulders, fill: gown, line: outline },
      { d: veilBack, fill: veil, line: outline },
      { d: womanFace, fill: skin, line: outline },
      { d: drape, fill: veil, line: outline },
      { d: folds, line: fold, width: 2.5 },
    ],
    neighbours: [...touching(veil, [skin, gown, ground]), ...touching(gown, [ground])],
  }
}

const touching = (colour: string | null, others: readonly string[]) =>
  colour === null ? [] : others.map((other) => [colour, other] as const)

const manFace =
  'M160 96C186 96 203 116 203 148C203 180 184 212 160 212C136 212 117 180 117 148C117 116 134 96 160 96z'
/** From the temples along the jaw, around the mouth and below the chin. */
const beardShape =
  'M117 148C119 184 134 219 160 219C186 219 201 184 203 148C198 164 192 172 184 174C176 168 144 168 136 174C128 172 122 164 117 148z'
const headclothBack = 'M116 150H204L200 232L182 244V196H138V244L120 232z'
const headcloth =
  'M160 76C122 76 101 102 99 140C97 182 88 214 70 244C82 264 108 274 122 262C132 240 126 204 122 166C119 134 128 118 160 118C192 118 201 134 198 166C194 204 188 240 198 262C212 274 238 264 250 244C232 214 223 182 221 140C219 102 198 76 160 76z'
const headclothFolds =
  'M107 150C109 192 102 226 90 254M114 174C118 206 116 236 109 262M213 150C211 192 218 226 230 254M206 174C202 206 204 236 211 262'

function drawCloak([colour, trim]: Cloth): Layer[] {
  const edges = 'M112 236L142 340M208 236L178 340'
  return [
    {
      d: 'M10 340C12 268 60 240 112 232L142 340zM310 340C308 268 260 240 208 232L178 340z',
      fill: colour,
      line: outline,
    },
    { d: edges, line: trim, width: 6 },
  ]
}

const veilBack =
  'M160 74C116 74 97 106 99 148C101 186 98 210 84 236C100 272 220 272 236 236C222 210 219 186 221 148C223 106 204 74 160 74z'
const womanFace =
  'M160 99C184 99 199 117 199 148C199 179 182 208 160 208C138 208 121 179 121 148C121 117 136 99 160 99z'
/** The end of the veil, laid from one side under the chin over the other shoulder. */
const drapes: NonEmpty<readonly [drape: string, folds: string]> = [
  [
    'M109 186C129 212 176 214 211 184C224 208 240 236 232 268C194 284 132 274 90 248C102 228 107 210 109 186z',
    'M106 202C134 230 186 230 217 200M99 222C136 250 194 250 226 218M160 76C126 84 109 112 110 149',
  ],
  [
    'M211 186C191 212 144 214 109 184C96 208 80 236 88 268C126 284 188 274 230 248C218 228 213 210 211 186z',
    'M214 202C186 230 134 230 103 200M221 222C184 250 126 250 94 218M160 76C194 84 211 112 210 149',
  ],
]

/** Contrast ratio of two colours `#rrggbb` (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
