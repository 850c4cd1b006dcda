import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ExecutiveProfile } from '#domain/payloads/about'
import { usePage } from '../../../i18n'
import { PersonEntry } from '../../../ui/media/person'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { transitionFrom } from '../../../ui/page/transition'
import { RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { ExecutiveManagementPayload } from './payload'
import '../../../ui/card-link.css'
import './executive-management.css'

interface ExecutiveManagementProps {
  payload: ExecutiveManagementPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function ExecutiveManagement({
  payload,
  usefulness,
  personalState,
}: ExecutiveManagementProps) {
  const { t, description } = usePage()
  return (
    <>
      <PageHead lead={description} />
      <div className="container">
        <ul className="people people--rows">
          {payload.executives.map((executive) => (
            <Entry key={executive.slug} of={executive} level={2} />
          ))}
        </ul>
        {payload.ofBoard.length > 0 && (
          <section className="of-board" aria-labelledby="of-board">
            <h2 id="of-board">{t('executives.ofBoard')}</h2>
            <ul className="people people--rows">
              {payload.ofBoard.map((executive) => (
                <Entry key={executive.slug} of={executive} level={3} />
              ))}
            </ul>
          </section>
        )}
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Entry({ of: executive, level }: { of: ExecutiveProfile; level: 2 | 3 }) {
  const { slug, name, portfolio } = executive
  return (
    <PersonEntry
      of={executive}
      level={level}
      size="large"
      transition={transitionFrom('cover', 'executive', slug)}
      link={
        <RecordLink to="executive" params={{ slug }} className="card-link">
          <span {...transitionFrom('title', 'executive', slug)}>{name}</span>
        </RecordLink>
      }
    >
      <p>{portfolio}</p>
    </PersonEntry>
  )
}
