import type { AlmanacAxis } from '#domain/content/services/almanac-axis'
import type { AgreementTerm } from '#domain/content/services/joining-windows'
import { usePage } from '../../i18n'
import { keepServerMarkup } from '../html/keep-server-markup'
import { drawingWriters } from './drawing-writers'

interface LaneProps {
  of: AgreementTerm
  axis: AlmanacAxis
  today: string
  label: string
}

/** Term and joining windows of an agreement on a time axis (sheet `lane`). */
export function Lane({ of, axis, today, label }: LaneProps) {
  const markup = drawingWriters.lane?.(of, { axis, today, rtl: usePage().locale === 'ar' })
  return (
    <div className="lane">
      <svg
        role="img"
        aria-label={label}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup
        dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
      />
    </div>
  )
}
