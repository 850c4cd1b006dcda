import type { Person } from '#domain/payloads/home'
import { usePage } from '../../i18n'
import { Portrait } from '../../ui/media/portrait'
import { PageSection } from '../../ui/page/section'
import { ArrowLink } from '../../ui/text/link'

export function Board({ people }: { people: Person[] }) {
  const { t } = usePage()
  if (people.length === 0) return null
  return (
    <PageSection
      id="board"
      title={t('home.board.title')}
      lead={t('home.board.lead')}
      more={<ArrowLink to="directors">{t('home.board.all')}</ArrowLink>}
      shape="ledger"
    >
      <ul className="people">
        {people.map((person) => (
          <li className="person" key={person.slug}>
            <Portrait of={person} />
            <div>
              <h3>{person.name}</h3>
              <p>{person.position}</p>
              <p>{person.role}</p>
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
