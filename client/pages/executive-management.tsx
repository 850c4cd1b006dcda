import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { ExecutiveManagementPayload } from '#domain/payloads/about'
import { usePage } from '../i18n'
import { Portrait } from '../ui/media/portrait'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { transitionFrom } from '../ui/page/transition'
import { RecordLink } from '../ui/text/link'
import { Feedback } from '../widgets/feedback/feedback'

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
            <li className="executive" key={executive.slug}>
              <Portrait
                of={executive}
                size="large"
                transition={transitionFrom('cover', 'executive', executive.slug)}
              />
              <div>
                <h2>
                  <RecordLink
                    to="executive"
                    params={{ slug: executive.slug }}
                    className="card-link executive__link"
                  >
                    <span {...transitionFrom('title', 'executive', executive.slug)}>
                      {executive.name}
                    </span>
                  </RecordLink>
                </h2>
                <p className="executive__position">{executive.position}</p>
                <p>{executive.portfolio}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="hint portraits-note">{t('directors.drawn')}</p>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
