import type { AxisPayload, NamedAgreement } from '#domain/payloads/agreements'
import { type PageScope, usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { drawingWriters } from './drawing-writers'
import './term-chart.css'

export function TermChart({ of, axis }: { of: NamedAgreement; axis: AxisPayload }) {
  const page = usePage()
  const options = { axis, today: axis.today, rtl: page.locale === 'ar' }
  const markup = drawingWriters.termChart?.(of.term, options)
  return (
    <div className="term-chart">
      <svg
        role="img"
        aria-label={describeTerm(page, of)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
        dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
      />
    </div>
  )
}

/** A term chart in a sentence or two. */
function describeTerm({ t, digits }: PageScope, agreement: NamedAgreement): string {
  const { title, joining, start, end, windowCount: count } = agreement
  const term = t('agreements.term', { from: start.gregorian, to: end.gregorian })
  const windows = count === 0 ? t('agreements.noWindows') : t('agreements.windows', { count })
  const whole = t('agreements.chart', { title, term, windows })
  if (!joining) return digits(whole)
  const { number, isOpen, opens, closes } = joining
  const next = isOpen
    ? t('agreements.chartOpen', { number, day: closes.gregorian })
    : t('agreements.chartNext', { number, day: opens.gregorian })
  return digits(`${whole} ${next}`)
}
