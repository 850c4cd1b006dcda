import type { ExecutiveProfile } from '#domain/payloads/about'
import { usePage } from '../../../i18n'
import { PersonEntry } from '../../../ui/media/person'
import { PageHead } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { transitionFrom } from '../../../ui/page/transition'
import { RecordLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { ExecutiveManagementPayload } from './payload'
import '../../../ui/card-link.css'

export function ExecutiveManagement(page: PageProps<ExecutiveManagementPayload>) {
  const { executives, ofBoard } = page.payload
  const { t, description } = usePage()
  return (
    <>
      <PageHead lead={description} />
      <PageBody of={page}>
        <Executives of={executives} level={2} />
        {ofBoard.length > 0 && (
          <Part id="of-board" title={t('executives.ofBoard')}>
            <Executives of={ofBoard} level={3} />
          </Part>
        )}
      </PageBody>
    </>
  )
}

interface ExecutivesProps {
  of: readonly ExecutiveProfile[]
  level: 2 | 3
}

function Executives({ of: executives, level }: ExecutivesProps) {
  return (
    <ul className="people people--rows">
      {executives.map((executive) => (
        <PersonEntry
          of={executive}
          level={level}
          size="large"
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
          <p>{executive.portfolio}</p>
        </PersonEntry>
      ))}
    </ul>
  )
}
