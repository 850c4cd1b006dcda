import { choose, seeded } from './seed'

export const tones = ['deep', 'mint', 'leaf', 'sand', 'slate', 'mist'] as const
const shapes = ['field', 'medallion', 'dunes', 'arches', 'band', 'screen'] as const

type Tone = (typeof tones)[number]
export type Motif = (typeof shapes)[number]

/** Distinguishes a cover from its neighbours by its shape or ground. */
export interface Look {
  tone: Tone
  motif: Motif
}

/** Look that the first two random numbers of a slug determine. */
export function lookOf(next: () => number): Look {
  return { tone: choose(tones, next()), motif: choose(shapes, next()) }
}

/** Looks of adjacent items, by their slugs. */
export function neighbourLooks(slugs: readonly string[]): Look[] {
  return distinguishLooks(slugs.map((slug) => lookOf(seeded(slug))))
}

/** Replaces a tone or motif that equals the previous item's by the next in its list. */
export function distinguishLooks(looks: readonly Look[]): Look[] {
  const chosen: Look[] = []
  for (const look of looks) {
    const previous = chosen.at(-1)
    chosen.push({
      tone: look.tone === previous?.tone ? nextIn(tones, look.tone) : look.tone,
      motif: look.motif === previous?.motif ? nextIn(shapes, look.motif) : look.motif,
    })
  }
  return chosen
}

function nextIn<T>(list: readonly [T, ...T[]], item: T): T {
  return list[list.indexOf(item) + 1] ?? list[0]
}
