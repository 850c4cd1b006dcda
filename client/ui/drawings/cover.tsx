import { createKept } from './kept'
import { type Art, type Motif, motifs } from './motif'
import { choose, hash, seeded } from './seed'

export const tones = ['deep', 'mint', 'leaf', 'sand', 'slate', 'mist'] as const
type Tone = (typeof tones)[number]

const shapes = Object.keys(motifs) as [Motif, ...Motif[]]
const kept = createKept<Drawing>()

interface Drawing extends Art, Look {
  id: string
}

export interface Look {
  tone: Tone
  motif: Motif
}

function lookOf(next: () => number): Look {
  return { tone: choose(tones, next()), motif: choose(shapes, next()) }
}

/** The drawing of an item that has no picture: the same slug gives the same drawing everywhere. */
export function drawCover(slug: string, width: number, height: number, look?: Look): Drawing {
  const key = [slug, width, height, look?.tone, look?.motif].join(' ')
  return kept(key, () => {
    const next = seeded(slug)
    const own = lookOf(next)
    const { tone, motif } = look ?? own
    const id = `cover-${hash(key).toString(36)}`
    return { tone, motif, id, ...motifs[motif]({ next, width, height }) }
  })
}

/** Looks for items that stand side by side: what its neighbour has gives way to the next in the list. */
export function neighbourLooks(slugs: readonly string[]): Look[] {
  const chosen: Look[] = []
  for (const slug of slugs) {
    const own = lookOf(seeded(slug))
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

interface CoverProps {
  slug: string
  width?: number
  height?: number
  /** Over the look the slug would give. */
  look?: Look
}

/** A drawing in place of a picture; it says nothing that the words beside it do not say. */
export function Cover({ slug, width = 720, height = 420, look }: CoverProps) {
  const art = drawCover(slug, width, height, look)
  return (
    <svg
      className={`cover cover--${art.tone}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {art.soft && <path className="cover__soft" d={art.soft} />}
      {art.ground && <Ground of={art.ground} id={art.id} width={width} height={height} />}
      {art.line && <path className="cover__line" d={art.line} />}
      <path className="cover__fill" d={art.fill} />
    </svg>
  )
}

interface GroundProps {
  of: NonNullable<Art['ground']>
  id: string
  width: number
  height: number
}

function Ground({ of: { path, turn, y, ...cell }, id, width, height }: GroundProps) {
  return (
    <>
      <pattern
        id={id}
        width={cell.width}
        height={cell.height}
        y={y || undefined}
        patternUnits="userSpaceOnUse"
        patternTransform={turn ? `rotate(${turn})` : undefined}
      >
        <path className="cover__line" d={path} />
      </pattern>
      <rect y={y || undefined} width={width} height={height - y} fill={`url(#${id})`} />
    </>
  )
}
