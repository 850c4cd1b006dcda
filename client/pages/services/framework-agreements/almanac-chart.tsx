import type { AxisPayload, NamedAgreement } from '#domain/payloads/agreements'
import { usePage } from '../../../i18n'
import { TermChart } from '../../../ui/drawings/term-chart'
import { transitionFrom } from '../../../ui/page/transition'
import { Day } from '../../../ui/text/date'
import { RecordLink } from '../../../ui/text/link'
import { AgreementState } from './agreement-state'
import { describeTerm, nameTerm, TermAxis } from './term-axis'
import './almanac.css'

interface AlmanacChartProps {
  of: readonly NamedAgreement[]
  axis: AxisPayload
  /** Rows without dates. */
  isBrief?: boolean
}

/** Agreements on one time axis. */
export function AlmanacChart({ of: agreements, axis, isBrief = false }: AlmanacChartProps) {
  const Row = isBrief ? BriefAlmanacRow : AlmanacRow
  return (
    <div className="almanac">
      <TermAxis of={axis} />
      <ol>
        {agreements.map((agreement) => (
          <Row of={agreement} axis={axis} key={agreement.slug} />
        ))}
      </ol>
    </div>
  )
}

interface AlmanacRowProps {
  of: NamedAgreement
  axis: AxisPayload
}

function AlmanacRow({ of: agreement, axis }: AlmanacRowProps) {
  const { t, site } = usePage()
  const { slug, title, term, start, end } = agreement
  return (
    <li className="almanac__row" id={slug}>
      <div>
        <h3>
          <RecordLink to="agreement" params={{ slug }}>
            <span {...transitionFrom('title', 'agreement', slug)}>{title}</span>
          </RecordLink>
        </h3>
        <AgreementState of={agreement} />
        <p className="almanac__term">
          {t('agreements.termFrom')} <Day date={start} isShort />
          {` ${t('agreements.to')} `}
          <Day date={end} isShort />
        </p>
      </div>
      <TermChart
        of={term}
        axis={axis}
        today={axis.today}
        label={describeTerm(t, site.digits, agreement)}
      />
    </li>
  )
}

/** With the term in the label of the chart only. */
function BriefAlmanacRow({ of: agreement, axis }: AlmanacRowProps) {
  const { t, site } = usePage()
  const { slug, title, term } = agreement
  return (
    <li className="almanac__row">
      <div>
        <h3>
          <RecordLink to="agreement" params={{ slug }}>
            {title}
          </RecordLink>
        </h3>
        <AgreementState of={agreement} />
      </div>
      <TermChart
        of={term}
        axis={axis}
        today={axis.today}
        label={nameTerm(t, site.digits, agreement)}
      />
    </li>
  )
}
