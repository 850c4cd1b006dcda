import type { NamedAgreement } from '#domain/payloads/agreements'
import { Emblem } from '../../ui/drawings/emblem'
import { RecordLink } from '../../ui/text/link'
import { AgreementState } from './agreement-state'

interface NamedAgreementsProps {
  of: readonly NamedAgreement[]
  /** `YYYY-MM-DD`. */
  today: string
}

/** Links to agreements with their emblems and states (sheet `named-agreements`). */
export function NamedAgreements({ of: agreements, today }: NamedAgreementsProps) {
  return (
    <ul className="named-agreements">
      {agreements.map((agreement) => (
        <li key={agreement.slug}>
          <Emblem of={agreement.figure} today={today} isSmall />
          <div>
            <h3>
              <RecordLink to="agreement" params={{ slug: agreement.slug }}>
                {agreement.title}
              </RecordLink>
            </h3>
            <AgreementState of={agreement} />
          </div>
        </li>
      ))}
    </ul>
  )
}
