import { monthsBetween } from '#domain/dates/calendar'
import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { OldKnowledgePayload } from '#domain/payloads/knowledge'
import { usePage } from '../i18n'
import { UnitSquares } from '../ui/charts/unit-squares'
import { FoldDetails } from '../ui/page/fold'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Day } from '../ui/text/date'
import { Fact } from '../ui/text/fact'
import { PageLink, RecordLink } from '../ui/text/link'
import { Feedback } from '../widgets/feedback/feedback'

type Item = OldKnowledgePayload['items'][number]

interface OldKnowledgeProps {
  payload: OldKnowledgePayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function OldKnowledge({ payload, usefulness, personalState }: OldKnowledgeProps) {
  const { t } = usePage()
  return (
    <>
      <PageHead lead={t('oldKnowledge.lead')} />
      <div className="container">
        <div className="old-warning">
          <h2>{t('oldKnowledge.warning.title')}</h2>
          <p>
            {t('oldKnowledge.warning.text')}{' '}
            <PageLink to="knowledge">{t('oldKnowledge.warning.link')}</PageLink>
          </p>
        </div>
        <ul className="old-items">
          {payload.items.map((item) => (
            <OldItem of={item} key={item.slug} />
          ))}
        </ul>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function OldItem({ of: item }: { of: Item }) {
  const { t, site } = usePage()
  const { slug, title, summary, type, published, archived, reason } = item
  const months = monthsBetween(published.iso, archived.iso)
  return (
    <li className="old-item" id={slug}>
      <div>
        <p className="old-item__head">
          <span className="badge tone--warn">{t('oldKnowledge.badge')}</span>
          <span>{t(`knowledge.type.${type}`)}</span>
        </p>
        <h2>{title}</h2>
        <p>{summary}</p>
        <Replacement of={item} />
      </div>
      <div className="folding">
        <FoldDetails title={t('oldKnowledge.facts')}>
          <dl className="old-item__facts">
            <Fact term={t('oldKnowledge.reason')}>{reason}</Fact>
            <Fact term={t('oldKnowledge.archived')}>
              <Day date={archived} />
            </Fact>
            <Fact term={t('oldKnowledge.published')}>
              <Day date={published} />
            </Fact>
            <Fact term={t('oldKnowledge.inForce')}>
              {toDigits(t('oldKnowledge.months', { count: months }), site.digits)}
              <UnitSquares count={months} perRow={12} />
            </Fact>
          </dl>
        </FoldDetails>
      </div>
    </li>
  )
}

function Replacement({ of: { replacement } }: { of: Item }) {
  const { t } = usePage()
  if (!replacement) return <p className="old-item__next">{t('oldKnowledge.none')}</p>
  return (
    <p className="old-item__next">
      {t('oldKnowledge.replacement')}{' '}
      <RecordLink to="book" params={{ slug: replacement.slug }}>
        {replacement.title}
      </RecordLink>
    </p>
  )
}
