import type { Person } from '#domain/payloads'
import { usePage } from '../../i18n'
import { Portrait } from '../../ui/portrait'
import { SectionHead } from './section-head'

export function Board({ people }: { people: Person[] }) {
  const { t } = usePage()
  if (people.length === 0) return null
  return (
    <section className="section section--ruled" aria-labelledby="board">
      <div className="section__inner section__inner--ledger">
        <SectionHead
          id="board"
          title={t('home.board.title')}
          lead={t('home.board.lead')}
          all="directors"
          more={t('home.board.all')}
        />
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
      </div>
    </section>
  )
}
