import { keepServerMarkup } from '../html/keep-server-markup'
import { drawingWriters } from './drawing-writers'
import type { GirihName } from './girih-looks'
import { girihSize } from './girih-size'

interface GirihProps {
  /** Section whose pattern it is. */
  name: GirihName
  rtl: boolean
  /** For low headers: shows a part of the height, in which every gold star is whole. */
  band?: boolean
}

const { width, height } = girihSize
const bandTop = 40
const bandHeight = 400

/** Pattern of a hero: a tiling with a few highlighted stars, fading towards the text. */
export function Girih({ name, rtl, band = false }: GirihProps) {
  const markup = drawingWriters.girih?.(name, rtl)
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
