import type { AlmanacAxis } from '#domain/content/services/almanac-axis'
import type { AgreementTerm } from '#domain/content/services/joining-windows'
import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { drawingWriters } from './drawing-writers'
import './term-chart.css'

interface TermChartProps {
  of: AgreementTerm
  axis: AlmanacAxis
  today: string
  label: string
}

export function TermChart({ of, axis, today, label }: TermChartProps) {
  const markup = drawingWriters.termChart?.(of, { axis, today, rtl: usePage().locale === 'ar' })
  return (
    <div className="term-chart">
      <svg
        role="img"
        aria-label={label}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
        dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
      />
    </div>
  )
}
