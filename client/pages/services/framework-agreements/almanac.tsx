import type { AxisPayload, NamedAgreement } from '#domain/payloads/agreements'
import { usePage } from '../../../i18n'
import { TermChart } from '../../../ui/drawings/term-chart'
import { RowLink } from '../../../ui/lists/rows'
import { Day } from '../../../ui/text/date'
import { AgreementState } from './agreement-state'
import { TermAxis, TermChartKey } from './term-axis'
import './almanac.css'

interface AlmanacProps {
  of: readonly NamedAgreement[]
  axis: AxisPayload
}

/** Agreements on one time axis. */
export function Almanac({ of: agreements, axis }: AlmanacProps) {
  return (
    <>
      <TermChartKey />
      <div className="almanac">
        <TermAxis of={axis} />
        <ol>
          {agreements.map((agreement) => (
            <li className="almanac__row" id={agreement.slug} key={agreement.slug}>
              <AgreementSummary of={agreement} />
              <TermChart of={agreement} axis={axis} />
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}

function AgreementSummary({ of: agreement }: { of: NamedAgreement }) {
  const { t } = usePage()
  const { slug, title, start, end } = agreement
  return (
    <div>
      <h3>
        <RowLink to="agreement" slug={slug} title={title} isWhole transition="agreement" />
      </h3>
      <AgreementState of={agreement} />
      <p className="item-meta">
        {t('agreements.termFrom')} <Day date={start} isShort />
        {` ${t('agreements.to')} `}
        <Day date={end} isShort />
      </p>
    </div>
  )
}
