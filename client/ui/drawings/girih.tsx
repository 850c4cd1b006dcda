import { asItStands } from '../text/as-it-stands'
import { pens } from '../text/pens'
import { girihSize } from './girih-size'

interface GirihProps {
  rtl: boolean
  /** For a low head: only the rows about the gold star. */
  band?: boolean
}

const { width, height } = girihSize
const bandTop = 40
const bandHeight = 400

/** The field of the hero: an octagon tiling with a few chosen stars, fading towards the words. */
export function Girih({ rtl, band = false }: GirihProps) {
  const markup = pens.girih?.(rtl)
  return (
    <svg
      className="girih"
      viewBox={band ? `0 ${bandTop} ${width} ${bandHeight}` : `0 0 ${width} ${height}`}
      preserveAspectRatio={rtl ? 'xMinYMid slice' : 'xMaxYMid slice'}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of ours
      dangerouslySetInnerHTML={markup ? { __html: markup } : asItStands}
    />
  )
}
