import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { dotsSize } from './dots-size'
import { drawingWriters } from './drawing-writers'

interface DotsProps {
  count: number
  /** The largest number beside this one: drawings with the same extent have one scale. */
  extent: number
  label: string
}

/** One dot for each unit, in blocks of ten, so that lengths compare (sheet `dots`). */
export function Dots({ count, extent, label }: DotsProps) {
  const drawn = drawingWriters.dots?.(count, extent, usePage().locale === 'ar')
  const { width, height } = dotsSize(extent)
  return (
    <svg
      className="dots"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
      dangerouslySetInnerHTML={drawn ? { __html: drawn } : keepServerMarkup}
    />
  )
}
