import type { ExecutiveProfile } from '#domain/payloads/about'
import { usePage } from '../../../i18n'
import { PersonEntry } from '../../../ui/media/person'
import { PageHead } from '../../../ui/page/page-head'
import { transitionFrom } from '../../../ui/page/transition'
import { RecordLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { ExecutiveManagementPayload } from './payload'
import '../../../ui/card-link.css'
import './executive-management.css'

export function ExecutiveManagement(page: PageProps<ExecutiveManagementPayload>) {
  const { payload } = page
  const { t, description } = usePage()
  return (
    <>
      <PageHead lead={description} />
      <PageBody of={page}>
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
      </PageBody>
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
