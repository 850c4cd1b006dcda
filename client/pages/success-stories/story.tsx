import type { StoryEntry } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { ChartNote } from '../../ui/record-charts/chart-note'
import { SmallChart } from '../../ui/record-charts/small-chart'
import { Blocks } from '../../ui/text/blocks'
import { RecordLink } from '../../ui/text/link'

function StoryMeta({ of: { sector, entity, region } }: { of: StoryEntry }) {
  return (
    <p className="item-meta">
      <span className="tag">{sector.title}</span>
      {' · '}
      <span>{entity}</span>
      {region && ' · '}
      {region && (
        <RecordLink to="region" params={{ slug: region.slug }}>
          {region.title}
        </RecordLink>
      )}
    </p>
  )
}

function StoryChart({ of: { chart, figure } }: { of: StoryEntry }) {
  return (
    <>
      {chart && (
        <div className="story-chart">
          <SmallChart of={chart} />
        </div>
      )}
      {chart && <ChartNote of={chart} />}
      <p className="story-figure">
        <bdi>{figure}</bdi>
      </p>
    </>
  )
}

/** First story of a list: its text stands beside its chart. */
export function LeadStory({ of }: { of: StoryEntry }) {
  const { slug, title, summary, body } = of
  return (
    <article className="lead-story" aria-labelledby={slug}>
      <div className="lead-story__chart">
        <StoryChart of={of} />
      </div>
      <div className="lead-story__head">
        <StoryMeta of={of} />
        <h2 id={slug}>{title}</h2>
        <p className="lead">{summary}</p>
      </div>
      <div className="flow story-text">
        <Blocks of={body} />
      </div>
    </article>
  )
}

export function Story({ of }: { of: StoryEntry }) {
  const { t } = usePage()
  const { slug, title, summary, body } = of
  return (
    <article className="story-entry" aria-labelledby={slug}>
      <StoryChart of={of} />
      <StoryMeta of={of} />
      <h2 id={slug}>{title}</h2>
      <p>{summary}</p>
      <details>
        <summary>
          {t('newsroom.story.read')}
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <div className="flow story-text">
          <Blocks of={body} />
        </div>
      </details>
    </article>
  )
}
