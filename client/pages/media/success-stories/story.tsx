import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { Blocks } from '../../../ui/text/blocks'
import { RecordLink } from '../../../ui/text/link'
import { WithNumbers } from '../../../ui/text/number'
import { PhoneFold, TextFold } from '../../../ui/text/text-fold'
import type { StoryEntry } from './payload'
import './stories.css'

/** The sector leads to its other stories. */
function StoryMeta({ of: { sector, entity, region } }: { of: StoryEntry }) {
  const { locale, path } = usePage()
  return (
    <p className="item-meta">
      <a className="tag" href={withQuery(localPath(path, locale), { sector: sector.slug })}>
        {sector.title}
      </a>
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
      <p className="story-figure">
        <bdi>
          <WithNumbers text={figure} />
        </bdi>
      </p>
      {chart && (
        <div className="story-chart">
          <SmallChart of={chart} />
        </div>
      )}
      {chart && <ChartNote of={chart} />}
    </>
  )
}

/** First story of a list: in wide windows its text is open. */
export function LeadStory({ of }: { of: StoryEntry }) {
  const { t } = usePage()
  const { slug, title, summary, body } = of
  return (
    <article className="lead-story" aria-labelledby={`${slug}-title`}>
      <div className="lead-story__chart">
        <StoryChart of={of} />
      </div>
      <div className="lead-story__head">
        <StoryMeta of={of} />
        <h2 id={`${slug}-title`}>{title}</h2>
        <p className="lead">{summary}</p>
      </div>
      <PhoneFold title={t('newsroom.story.read')}>
        <div className="flow story-text" id={slug}>
          <Blocks of={body} />
        </div>
      </PhoneFold>
    </article>
  )
}

/** A link to the story opens its text, because the text has its anchor. */
export function Story({ of }: { of: StoryEntry }) {
  const { t } = usePage()
  const { slug, title, summary, body } = of
  return (
    <article className="story-entry" aria-labelledby={`${slug}-title`}>
      <StoryMeta of={of} />
      <StoryChart of={of} />
      <h2 id={`${slug}-title`}>{title}</h2>
      <p>{summary}</p>
      <TextFold title={t('newsroom.story.read')}>
        <div className="flow story-text" id={slug}>
          <Blocks of={body} />
        </div>
      </TextFold>
    </article>
  )
}
