import type { MagazineIssue } from '#domain/payloads/gallery'
import type { WrittenChart } from '#domain/payloads/record-chart'
import { usePage } from '../../../i18n'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import './issue-cover.css'

type Covered = Pick<MagazineIssue, 'version' | 'title'> & {
  articles: readonly { chart: WrittenChart | null }[]
}

/** Cover of an issue: its number, its title and the first chart in it. */
export function IssueCover({ of: { version, title, articles } }: { of: Covered }) {
  const { t } = usePage()
  const chart = findCoverChart(articles)
  return (
    <div className="issue-cover" aria-hidden="true">
      <div className="issue-cover__sheet">
        <p className="issue-cover__name">
          <b>{t('newsroom.magazineName')}</b>
          <bdi>{version}</bdi>
        </p>
        <div className="issue-cover__chart">{chart && <SmallChart of={chart} />}</div>
        <p className="issue-cover__title">{title}</p>
      </div>
    </div>
  )
}

/** Chart that an issue has on its cover, or null. */
export const findCoverChart = (articles: Covered['articles']): WrittenChart | null =>
  articles.find(({ chart }) => chart)?.chart ?? null
