import type { AxisPayload, NamedAgreement } from '#domain/payloads/agreements'
import { AlmanacRow } from './almanac-row'
import { Axis } from './axis'

interface AlmanacChartProps {
  of: readonly NamedAgreement[]
  axis: AxisPayload
}

/** Agreements on one time axis (sheet `almanac`). */
export function AlmanacChart({ of: agreements, axis }: AlmanacChartProps) {
  return (
    <div className="almanac">
      <Axis of={axis} />
      <ol>
        {agreements.map((agreement) => (
          <AlmanacRow of={agreement} axis={axis} key={agreement.slug} />
        ))}
      </ol>
    </div>
  )
}
