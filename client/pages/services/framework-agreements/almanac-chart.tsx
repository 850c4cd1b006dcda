import type { AxisPayload, NamedAgreement } from '#domain/payloads/agreements'
import { AlmanacRow, BriefAlmanacRow } from './almanac-row'
import { TermAxis } from './axis'
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
