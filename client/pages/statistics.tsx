import type { StatisticsPayload } from '#domain/payloads/open'
import { usePage } from '../i18n'
import { Blocks } from '../ui/blocks'
import { Day } from '../ui/date'
import { PageHead } from '../ui/page-head'
import { PageMeta } from '../ui/page-meta'
import { Toc } from '../ui/toc'
import { Strip } from './open-data/strip'

type Total = NonNullable<StatisticsPayload['total']>

export function Statistics({ payload }: { payload: StatisticsPayload }) {
  const { t } = usePage()
  const { total, pages, upTo, contents, body, lead, modified } = payload
  const own = { id: 'opinions', title: t('statistics.totals') }
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <div className="columns columns--book">
          <Toc contents={[own, ...contents]} />
          <div className="reading flow prose">
            <h2 id="opinions">{t('statistics.totals')}</h2>
            <p className="statistics__time">
              {t('statistics.upTo')} <Day date={upTo} />
            </p>
            {total ? <Opinions total={total} pages={pages} /> : <p>{t('statistics.none')}</p>}
            <Blocks of={body} />
          </div>
        </div>
        <PageMeta modified={modified} />
      </div>
    </>
  )
}

function Opinions({ total, pages }: { total: Total; pages: StatisticsPayload['pages'] }) {
  const { t } = usePage()
  return (
    <>
      <Strip
        of={[
          [t('statistics.figures.answers'), total.answers],
          [t('statistics.figures.pages'), total.pages],
          [t('statistics.figures.percent'), `${total.percent}%`],
        ]}
      />
      <h3 id="by-page">{t('statistics.pages')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by key */}
      <section className="table-wrap" aria-label={t('statistics.table')} tabIndex={0}>
        <table className="statistics">
          <thead>
            <tr>
              <th scope="col">{t('statistics.page')}</th>
              <th scope="col">{t('statistics.yes')}</th>
              <th scope="col">{t('statistics.no')}</th>
              <th scope="col">{t('statistics.share')}</th>
            </tr>
          </thead>
          <tbody>
            {pages.map(({ title, href, ...counts }) => (
              <tr key={href}>
                <th scope="row">
                  <a href={href}>
                    <bdi>{title}</bdi>
                  </a>
                </th>
                <Counts of={counts} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('statistics.all')}</th>
              <Counts of={total} />
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  )
}

function Counts({ of: { yes, no, percent } }: { of: Pick<Total, 'yes' | 'no' | 'percent'> }) {
  return (
    <>
      <td>
        <bdi>{yes}</bdi>
      </td>
      <td>
        <bdi>{no}</bdi>
      </td>
      <td>
        <bdi dir="ltr">{`${percent}%`}</bdi>
      </td>
    </>
  )
}
