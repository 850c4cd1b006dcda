import { createKept } from './kept'
import { type Look, lookOf } from './look'
import { type Art, motifs } from './motif'
import { hash, seeded } from './seed'

interface Drawing extends Art, Look {
  id: string
}

const keptDrawing = createKept<Drawing>()
const keptMarkup = createKept<string>()

/** The drawing of an item that has no picture: the same slug gives the same drawing everywhere. */
export function drawCover(slug: string, width: number, height: number, look?: Look): Drawing {
  const key = [slug, width, height, look?.tone, look?.motif].join(' ')
  return keptDrawing(key, () => {
    const next = seeded(slug)
    const own = lookOf(next)
    const { tone, motif } = look ?? own
    const id = `cover-${hash(key).toString(36)}`
    return { tone, motif, id, ...motifs[motif]({ next, width, height }) }
  })
}

const pathOf = (part: string, d: string) => (d ? `<path class="cover__${part}" d="${d}"/>` : '')

function groundOf({ ground, id }: Drawing, width: number, height: number): string {
  if (!ground) return ''
  const { path, turn, y, ...cell } = ground
  const down = y ? ` y="${y}"` : ''
  const turned = turn ? ` patternTransform="rotate(${turn})"` : ''
  return (
    `<pattern id="${id}" width="${cell.width}" height="${cell.height}"${down} patternUnits="userSpaceOnUse"${turned}>` +
    `${pathOf('line', path)}</pattern>` +
    `<rect${down} width="${width}" height="${height - y}" fill="url(#${id})"/>`
  )
}

/** What stands inside of a cover's `<svg>`. */
export function coverMarkup(slug: string, width: number, height: number, look?: Look): string {
  const art = drawCover(slug, width, height, look)
  return keptMarkup(`${art.id} ${slug}`, () =>
    [
      pathOf('soft', art.soft),
      groundOf(art, width, height),
      pathOf('line', art.line),
      pathOf('fill', art.fill),
    ].join(''),
  )
}
