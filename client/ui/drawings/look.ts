import { choose, seeded } from './seed'

export const tones = ['deep', 'mint', 'leaf', 'sand', 'slate', 'mist'] as const
const shapes = ['field', 'medallion', 'dunes', 'arches', 'band', 'rhythm'] as const

type Tone = (typeof tones)[number]
export type Motif = (typeof shapes)[number]

/** What tells a cover from its neighbours at a glance. */
export interface Look {
  tone: Tone
  motif: Motif
}

/** The look that the first two numbers of a slug give. */
export function lookOf(next: () => number): Look {
  return { tone: choose(tones, next()), motif: choose(shapes, next()) }
}

/** Looks for items that stand side by side, by their slugs. */
export function neighbourLooks(slugs: readonly string[]): Look[] {
  return tellApart(slugs.map((slug) => lookOf(seeded(slug))))
}

/** The same looks, save that what a neighbour has gives way to the next in the list. */
export function tellApart(looks: readonly Look[]): Look[] {
  const chosen: Look[] = []
  for (const own of looks) {
    const before = chosen.at(-1)
    chosen.push({
      tone: own.tone === before?.tone ? after(tones, own.tone) : own.tone,
      motif: own.motif === before?.motif ? after(shapes, own.motif) : own.motif,
    })
  }
  return chosen
}

function after<T>(list: readonly [T, ...T[]], item: T): T {
  return list[list.indexOf(item) + 1] ?? list[0]
}
