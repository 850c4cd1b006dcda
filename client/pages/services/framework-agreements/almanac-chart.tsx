import type { AxisPayload, NamedAgreement } from '#domain/payloads/agreements'
import { usePage } from '../../../i18n'
import { Emblem } from '../../../ui/drawings/emblem'
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
  /** Rows without emblems and dates. */
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
  const { slug, title, figure, start, end } = agreement
  return (
    <li className="almanac__row" id={slug}>
      <div className="almanac__name">
        <Emblem
          of={figure}
          today={axis.today}
          transition={transitionFrom('emblem', 'agreement', slug)}
          isSmall
        />
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
      </div>
      <TermChart
        of={figure}
        axis={axis}
        today={axis.today}
        label={describeTerm(t, site.digits, agreement)}
      />
    </li>
  )
}

/** Without emblem, and with the term in the label of the chart only. */
function BriefAlmanacRow({ of: agreement, axis }: AlmanacRowProps) {
  const { t, site } = usePage()
  const { slug, title, figure } = agreement
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
        of={figure}
        axis={axis}
        today={axis.today}
        label={nameTerm(t, site.digits, agreement)}
      />
    </li>
  )
}
