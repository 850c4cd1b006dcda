import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { CardGrid, GridCard } from '../../../ui/lists/cards'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { Part } from '../../../ui/page/section'
import { Day } from '../../../ui/text/date'
import { Hidden } from '../../../ui/text/inline'
import { VersionChanges } from '../../../ui/text/version-changes'
import type { DatasetCard, OpenDataPayload } from './payload'
import './open-data.css'

export function DatasetCards({ of: datasets }: { of: readonly DatasetCard[] }) {
  const { t } = usePage()
  return (
    <CardGrid>
      {datasets.map(({ slug, title, summary, topic, frequency, version, chart, files }) => (
        <GridCard title={<RowLink to="dataset" slug={slug} title={title} />} level={3} key={slug}>
          <p className="item-meta">
            {`${t(`openData.topics.${topic}`)} · ${t(`openData.frequencies.${frequency}`)} · `}
            {version ? <Day date={version} isShort /> : t('dataset.facts.none')}
          </p>
          <p>{chart?.finding ?? summary}</p>
          {chart ? (
            <Html className="dataset-chart" html={chart.html} />
          ) : (
            <p>{t('dataset.empty')}</p>
          )}
          <p className="row__links">
            {files.map(({ format, path }) => (
              <a href={path} key={format} download>
                <bdi dir="ltr">{format.toUpperCase()}</bdi>
                <Hidden> {title}</Hidden>
              </a>
            ))}
          </p>
        </GridCard>
      ))}
    </CardGrid>
  )
}

/** The newest versions, and beside them the subjects of most requests. */
export function Recent({ of: { updates, mostAsked } }: { of: OpenDataPayload }) {
  const { t, site } = usePage()
  return (
    <div className="columns columns--aside">
      {updates.length > 0 && (
        <Part id="updates" title={t('openData.updates')}>
          <RowList density="compact">
            {updates.map(({ slug, title, date, changes }) => (
              <ListRow
                side={<Day date={date} isShort />}
                title={<RowLink to="dataset" slug={slug} title={title} />}
                key={slug}
              >
                <p>
                  <VersionChanges of={changes} />
                </p>
              </ListRow>
            ))}
          </RowList>
        </Part>
      )}
      {mostAsked.length > 0 && (
        <Part id="most-asked" title={t('openData.mostAsked')}>
          <RowList density="compact">
            {mostAsked.map(({ slug, title, requests, outcome }) => (
              <ListRow
                meta={toDigits(t('openData.requests', { count: requests }), site.digits)}
                title={<RowLink to="disclosure" slug={slug} title={title} />}
                key={slug}
              >
                <p>{outcome}</p>
              </ListRow>
            ))}
          </RowList>
        </Part>
      )}
    </div>
  )
}
