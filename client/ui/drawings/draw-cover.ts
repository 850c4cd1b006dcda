import { type Look, lookOf } from './look'
import { createMemo } from './memo'
import { type CoverArt, motifs } from './motif'
import { hash, seeded } from './seed'

interface Drawing extends CoverArt, Look {
  id: string
}

const memoDrawing = createMemo<Drawing>()
const memoMarkup = createMemo<string>()

/** Drawing of an item without a picture: the same slug always gives the same drawing. */
export function drawCover(slug: string, width: number, height: number, look?: Look): Drawing {
  const key = [slug, width, height, look?.tone, look?.motif].join(' ')
  return memoDrawing(key, () => {
    const next = seeded(slug)
    const slugLook = lookOf(next)
    const { tone, motif } = look ?? slugLook
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

/** Alignment for `preserveAspectRatio` that keeps the star in a frame of another shape. */
const alignmentOf = (part: number) => (part < 3 / 8 ? 'Min' : part > 5 / 8 ? 'Max' : 'Mid')

/** Inner markup of a cover's `<svg>`; a frame of another shape crops it around its star. */
export function coverMarkup(slug: string, width: number, height: number, look?: Look): string {
  const art = drawCover(slug, width, height, look)
  const [x, y] = art.at
  return memoMarkup(`${art.id} ${slug}`, () =>
    [
      `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="x${alignmentOf(x / width)}Y${alignmentOf(y / height)} slice">`,
      pathOf('soft', art.soft),
      groundOf(art, width, height),
      pathOf('line', art.line),
      pathOf('fill', art.fill),
      '</svg>',
    ].join(''),
  )
}
