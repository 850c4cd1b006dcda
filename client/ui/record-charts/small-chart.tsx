import type { WrittenChart } from '#domain/payloads/record-chart'
import { directions } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { drawingWriters } from '../drawings/drawing-writers'
import { keepServerMarkup } from '../html/keep-server-markup'
import './record-chart.css'

/** Drawing of a small chart; its numbers belong beside it in text. */
export function SmallChart({ of }: { of: WrittenChart }) {
  const { locale } = usePage()
  const markup = drawingWriters.chart?.(of, directions[locale] === 'rtl')
  return (
    <div
      className={`record-chart record-chart--${of.drawing.type}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup, in which the label is escaped
      dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
    />
  )
}
