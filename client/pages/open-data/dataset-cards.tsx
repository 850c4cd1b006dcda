import type { DatasetCard } from '#domain/payloads/datasets'
import { usePage } from '../../i18n'
import { Html } from '../../ui/html/html'
import { RecordLink } from '../../ui/text/link'

export function DatasetCards({ of: datasets }: { of: readonly DatasetCard[] }) {
  return (
    <ul className="dataset-cards">
      {datasets.map((dataset) => (
        <Card of={dataset} key={dataset.slug} />
      ))}
    </ul>
  )
}

function Card({ of: dataset }: { of: DatasetCard }) {
  const { t } = usePage()
  const { slug, title, summary, topic, frequency, version, chart } = dataset
  return (
    <li className="dataset-card">
      <p className="tag">{t(`openData.topics.${topic}`)}</p>
      <h3>
        <RecordLink to="dataset" params={{ slug }}>
          {title}
        </RecordLink>
      </h3>
      <p>{chart?.finding ?? summary}</p>
      <Html className="dataset-card__chart" html={chart?.html ?? ''} />
      <p>
        {version ? (
          <time dateTime={version.iso}>{version.gregorian}</time>
        ) : (
          t('dataset.facts.none')
        )}
        {` · ${t(`openData.frequencies.${frequency}`)}`}
      </p>
      <Files of={dataset} />
    </li>
  )
}

function Files({ of: { title, files } }: { of: DatasetCard }) {
  if (files.length === 0) return null
  return (
    <p className="dataset-card__files">
      {files.map(({ format, path }) => (
        <a href={path} key={format} download>
          <bdi dir="ltr">{format.toUpperCase()}</bdi>
          <span className="visually-hidden"> {title}</span>
        </a>
      ))}
    </p>
  )
}
