import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { dotColumns, dotPitch } from './dots-size'
import { drawingWriters } from './drawing-writers'

interface DotsProps {
  count: number
  label: string
}

/** One dot for each unit, in rows of forty (sheet `agreement`). */
export function Dots({ count, label }: DotsProps) {
  const drawn = drawingWriters.dots?.(count, usePage().locale === 'ar')
  return (
    <svg
      className="dots"
      viewBox={`0 0 ${dotColumns * dotPitch} ${Math.ceil(count / dotColumns) * dotPitch}`}
      role="img"
      aria-label={label}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
      dangerouslySetInnerHTML={drawn ? { __html: drawn } : keepServerMarkup}
    />
  )
}
