import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ExecutiveProfile } from '#domain/payloads/about'
import { usePage } from '../../../i18n'
import { Portrait } from '../../../ui/media/portrait'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { transitionFrom } from '../../../ui/page/transition'
import { RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { ExecutiveManagementPayload } from './payload'
import '../../../ui/card-link.css'
import '../people.css'

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
        <ul className="executives">
          {payload.executives.map((executive) => (
            <Entry key={executive.slug} of={executive} heading="h2" />
          ))}
        </ul>
        {payload.ofBoard.length > 0 && (
          <section className="of-board" aria-labelledby="of-board">
            <h2 id="of-board">{t('executives.ofBoard')}</h2>
            <ul className="executives">
              {payload.ofBoard.map((executive) => (
                <Entry key={executive.slug} of={executive} heading="h3" />
              ))}
            </ul>
          </section>
        )}
        <p className="hint portraits-note">{t('portraits.drawn')}</p>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

interface EntryProps {
  of: ExecutiveProfile
  heading: 'h2' | 'h3'
}

function Entry({ of: { slug, name, ...executive }, heading: Heading }: EntryProps) {
  return (
    <li className="executive">
      <Portrait
        of={executive}
        size="large"
        transition={transitionFrom('cover', 'executive', slug)}
      />
      <div>
        <Heading>
          <RecordLink to="executive" params={{ slug }} className="card-link">
            <span {...transitionFrom('title', 'executive', slug)}>{name}</span>
          </RecordLink>
        </Heading>
        <p className="executive__position">{executive.position}</p>
        <p>{executive.portfolio}</p>
      </div>
    </li>
  )
}
