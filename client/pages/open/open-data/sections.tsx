import { toDigits } from '#domain/dates/format'
import type { DatasetHighlight, ShownChart } from '#domain/payloads/open'
import { usePage } from '../../../i18n'
import { Html } from '../../../ui/html/html'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { RecordLink } from '../../../ui/text/link'
import { VersionChanges } from '../../../ui/text/version-changes'
import type { DatasetCard, OpenDataPayload } from './payload'
import '../../../ui/lists/rows.css'
import './open-data.css'

interface DatasetCardsProps {
  of: readonly DatasetCard[]
  /** Large chart of the dataset that comes first. */
  featured: DatasetHighlight | null
}

export function DatasetCards({ of: datasets, featured }: DatasetCardsProps) {
  const first = datasets.find(({ slug }) => slug === featured?.slug)
  return (
    <ul className="dataset-cards">
      {first && <Card of={first} large={featured?.chart} />}
      {datasets.map((dataset) => dataset !== first && <Card of={dataset} key={dataset.slug} />)}
    </ul>
  )
}

interface CardProps {
  of: DatasetCard
  /** Large chart, for the first card. */
  large?: ShownChart | undefined
}

function Card({ of: dataset, large }: CardProps) {
  const { t } = usePage()
  const { slug, title, summary, topic, frequency, version, chart } = dataset
  return (
    <li className={large ? 'dataset-card dataset-card--lead' : 'dataset-card'}>
      <p className="item-meta dataset-card__facts">
        <span className="tag">{t(`openData.topics.${topic}`)}</span>
        {version ? (
          <time dateTime={version.iso}>{version.gregorian}</time>
        ) : (
          t('dataset.facts.none')
        )}
        <span>{t(`openData.frequencies.${frequency}`)}</span>
      </p>
      <h3>
        <RecordLink to="dataset" params={{ slug }}>
          {title}
        </RecordLink>
      </h3>
      <p className="dataset-card__finding">{chart?.finding ?? summary}</p>
      {large && <p className="hint">{summary}</p>}
      {chart ? (
        <Html className="dataset-card__chart" html={(large ?? chart).html} />
      ) : (
        <p className="dataset-card__chart hint">{t('dataset.empty')}</p>
      )}
      <Files of={dataset} />
    </li>
  )
}

function Files({ of: { title, files } }: { of: DatasetCard }) {
  if (files.length === 0) return null
  return (
    <p className="row__links">
      {files.map(({ format, path }) => (
        <a href={path} key={format} download>
          <bdi dir="ltr">{format.toUpperCase()}</bdi>
          <span className="visually-hidden"> {title}</span>
        </a>
      ))}
    </p>
  )
}

/** The newest versions, and beside them the subjects of most requests. */
export function Recent({ of: { updates, mostAsked } }: { of: OpenDataPayload }) {
  return (
    <div className="recent">
      {updates.length > 0 && <Updates of={updates} />}
      {mostAsked.length > 0 && <MostAsked of={mostAsked} />}
    </div>
  )
}

function Updates({ of: updates }: { of: OpenDataPayload['updates'] }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="updates">
      <h2 id="updates">{t('openData.updates')}</h2>
      <RowList density="compact">
        {updates.map(({ slug, title, date, changes }) => (
          <ListRow
            side={<time dateTime={date.iso}>{date.gregorian}</time>}
            title={
              <RecordLink to="dataset" params={{ slug }}>
                {title}
              </RecordLink>
            }
            key={slug}
          >
            <p>
              <VersionChanges of={changes} />
            </p>
          </ListRow>
        ))}
      </RowList>
    </section>
  )
}

function MostAsked({ of: mostAsked }: { of: OpenDataPayload['mostAsked'] }) {
  const { t, site } = usePage()
  return (
    <section aria-labelledby="most-asked">
      <h2 id="most-asked">{t('openData.mostAsked')}</h2>
      <RowList density="compact">
        {mostAsked.map(({ slug, title, requests, outcome }) => (
          <ListRow
            side={toDigits(t('openData.requests', { count: requests }), site.digits)}
            title={
              <RecordLink to="disclosure" params={{ slug }}>
                {title}
              </RecordLink>
            }
            key={slug}
          >
            <p>{outcome}</p>
          </ListRow>
        ))}
      </RowList>
    </section>
  )
}
