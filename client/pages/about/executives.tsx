import type { ExecutiveProfile } from '#domain/payloads/about'
import { PersonEntry } from '../../ui/media/person'
import { transitionFrom } from '../../ui/page/transition'
import { RecordLink } from '../../ui/text/link'
import '../../ui/card-link.css'

interface ExecutivesProps {
  of: readonly ExecutiveProfile[]
  level: 2 | 3
  /** In rows, each with what the person is in charge of. */
  isLarge?: boolean
}

/** Links to the pages of executives. */
export function Executives({ of: executives, level, isLarge = false }: ExecutivesProps) {
  return (
    <ul className={isLarge ? 'people people--rows' : 'people'}>
      {executives.map((executive) => (
        <PersonEntry
          of={executive}
          level={level}
          size={isLarge ? 'large' : 'small'}
          transition={transitionFrom('cover', 'executive', executive.slug)}
          link={
            <RecordLink to="executive" params={{ slug: executive.slug }} className="card-link">
              <span {...transitionFrom('title', 'executive', executive.slug)}>
                {executive.name}
              </span>
            </RecordLink>
          }
          key={executive.slug}
        >
          {isLarge && <p>{executive.portfolio}</p>}
        </PersonEntry>
      ))}
    </ul>
  )
}
