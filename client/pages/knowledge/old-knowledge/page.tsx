import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Day } from '../../../ui/text/date'
import { PageLink, RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { MonthLane, YearNames } from './month-lane'
import type { OldKnowledgePayload } from './payload'
import './old-knowledge.css'

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
        <div className="old-years">
          <p className="hint">{t('oldKnowledge.squares')}</p>
          <YearNames of={payload.years} />
        </div>
        <ul className="old-items">
          {payload.items.map((item) => (
            <OldItem of={item} years={payload.years} key={item.slug} />
          ))}
        </ul>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function OldItem({ of: item, years }: { of: Item; years: readonly string[] }) {
  const { t, site } = usePage()
  const { slug, title, summary, type, published, archived, start, months, reason } = item
  return (
    <li className="old-item" id={slug}>
      <div>
        <p className="old-item__head">
          {`${t('oldKnowledge.badge')} · ${t(`knowledge.type.${type}`)}`}
        </p>
        <h2>{title}</h2>
        <Replacement of={item} />
        <p>{summary}</p>
      </div>
      <div className="old-item__force">
        <h3>{toDigits(t('oldKnowledge.inForce', { count: months }), site.digits)}</h3>
        <MonthLane years={years} start={start} count={months} />
        <p className="old-item__dates">
          <Day date={published} /> <span aria-hidden>–</span> <Day date={archived} />
        </p>
        <p>{reason}</p>
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
