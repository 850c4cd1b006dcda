import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { directions } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Day } from '../../../ui/text/date'
import { PageLink, RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
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

const months = 12
const side = 10
const step = 12
const yearGap = 8
const yearLength = months * step + yearGap

interface MonthLaneProps {
  /** Years of the common axis, which narrow windows name at each lane. */
  years: readonly string[]
  /** First month, counted from the start of the axis. */
  start: number
  count: number
}

/** A square for each month of an item on an axis that all items share. Words belong beside it. */
function MonthLane({ years, start, count }: MonthLaneProps) {
  const { locale } = usePage()
  const width = years.length * yearLength - yearGap - (step - side)
  const isMirrored = directions[locale] === 'rtl'
  const squares = Array.from({ length: count }, (_, at) => {
    const x = startOf(start + at)
    return `M${isMirrored ? width - side - x : x} 0h${side}v${side}h-${side}z`
  })
  const axis = years.map((_, year) => {
    const x = year * yearLength
    const length = months * step - (step - side)
    return `M${isMirrored ? width - length - x : x} ${side / 2}h${length}`
  })
  return (
    <>
      <svg className="month-lane" viewBox={`0 0 ${width} ${side}`} aria-hidden>
        <path className="month-lane__axis" d={axis.join('')} />
        <path d={squares.join('')} />
      </svg>
      <YearNames of={years} />
    </>
  )
}

const startOf = (month: number) => month * step + Math.floor(month / months) * yearGap

/** Names of the years of the axis, hidden from assistive technology: dates stand beside it. */
function YearNames({ of: years }: { of: readonly string[] }) {
  return (
    <p className="year-names" aria-hidden>
      {years.map((year) => (
        <span key={year}>{year}</span>
      ))}
    </p>
  )
}
