import type { Person } from '#domain/payloads'
import { usePage } from '../../i18n'

export function Board({ people }: { people: Person[] }) {
  const { t } = usePage()
  if (people.length === 0) return null
  return (
    <section className="section" aria-labelledby="board">
      <div className="section__inner section__inner--ledger">
        <div className="section__head">
          <h2 id="board">{t('home.board.title')}</h2>
          <p>{t('home.board.lead')}</p>
        </div>
        <ul className="people">
          {people.map((person) => (
            <li className="person" key={person.slug}>
              <Portrait person={person} />
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

/** The name stands beside it, so neither the photo nor the initials are read out. */
function Portrait({ person }: { person: Person }) {
  if (person.photo) {
    return (
      <img className="avatar" src={person.photo} alt="" width={80} height={80} loading="lazy" />
    )
  }
  return (
    <span className="avatar" aria-hidden="true">
      {person.initials}
    </span>
  )
}
