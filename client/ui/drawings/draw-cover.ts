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
  const { path, turn, moved, y, ...cell } = ground
  const down = y ? ` y="${y}"` : ''
  return (
    `<pattern id="${id}" width="${cell.width}" height="${cell.height}"${down} patternUnits="userSpaceOnUse" patternTransform="translate(${moved})rotate(${turn})">` +
    `${pathOf('line', path)}</pattern>` +
    `<rect${down} width="${width}" height="${height - y}" fill="url(#${id})"/>`
  )
}

/** Which end of a side is kept where a frame cuts it. */
const keptEnd = (part: number) => (part < 3 / 8 ? 'Min' : part > 5 / 8 ? 'Max' : 'Mid')

/** What stands inside of a cover's `<svg>`: the drawing, cut about its star where the frame is of another shape. */
export function coverMarkup(slug: string, width: number, height: number, look?: Look): string {
  const art = drawCover(slug, width, height, look)
  const [x, y] = art.at
  return keptMarkup(`${art.id} ${slug}`, () =>
    [
      `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="x${keptEnd(x / width)}Y${keptEnd(y / height)} slice">`,
      pathOf('soft', art.soft),
      groundOf(art, width, height),
      pathOf('line', art.line),
      pathOf('fill', art.fill),
      '</svg>',
    ].join(''),
  )
}
