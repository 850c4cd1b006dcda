import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { type DotRows, dotsSize } from './drawing-sizes'
import { drawingWriters } from './drawing-writers'
import './dots.css'

interface DotsProps {
  count: number
  /** The largest number beside this one: drawings with the same extent have one scale. */
  extent: number
  label: string
  /** Default: 5. With 2 the drawing is longer and its dots larger. */
  rows?: DotRows
}

/** One dot for each unit, in blocks of ten, so that lengths compare. */
export function Dots({ count, extent, label, rows = 5 }: DotsProps) {
  const rtl = usePage().locale === 'ar'
  const drawn = drawingWriters.dots?.(count, { extent, rows, rtl })
  const { width, height } = dotsSize(extent, rows)
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
