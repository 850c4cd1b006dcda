import { keepServerMarkup } from '../html/keep-server-markup'
import { drawingWriters } from './drawing-writers'
import { girihSize } from './girih-size'

interface GirihProps {
  rtl: boolean
  /** For low headers: shows only the rows around the gold star. */
  band?: boolean
}

const { width, height } = girihSize
const bandTop = 40
const bandHeight = 400

/** Pattern of the hero: an octagon tiling with a few highlighted stars, fading towards the text. */
export function Girih({ rtl, band = false }: GirihProps) {
  const markup = drawingWriters.girih?.(rtl)
  return (
    <svg
      className="girih"
      viewBox={band ? `0 ${bandTop} ${width} ${bandHeight}` : `0 0 ${width} ${height}`}
      preserveAspectRatio={rtl ? 'xMinYMid slice' : 'xMaxYMid slice'}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
      dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
    />
  )
}
