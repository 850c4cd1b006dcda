import type { ServicePayload } from '#domain/payloads/services'
import { Icon } from '../../ui/icons/icon'
import { RecordLink } from '../../ui/text/link'

export function Manual({ of: { manual } }: { of: ServicePayload }) {
  if (!manual) return null
  return (
    <div className="manual">
      <Icon name="book-open" />
      <div>
        <RecordLink to="book" params={{ slug: manual.slug }} className="card-link">
          {manual.title}
        </RecordLink>
        <p>{manual.note}</p>
      </div>
      <Icon name="arrow-right" flip />
    </div>
  )
}
