import type { MagazineIssue } from '#domain/payloads/gallery'
import { usePage } from '../../i18n'
import { ChartNote } from '../../ui/record-charts/chart-note'
import { findCoverChart } from './issue-cover'

/** The chart on the cover of an issue in words; nothing for a cover without one. */
export function CoverKey({ of: { articles } }: { of: MagazineIssue }) {
  const { t } = usePage()
  const chart = findCoverChart(articles)
  if (!chart) return null
  return (
    <div className="cover-key deep-key">
      <p>{t('magazine.cover')}</p>
      <ChartNote of={chart} />
    </div>
  )
}
