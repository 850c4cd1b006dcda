import type { HomePayload } from '#domain/payloads/home'
import { usePage } from '../../i18n'
import { AimStar } from '../../ui/drawings/stars'

export function Purpose({ goal, mission, aims }: HomePayload['purpose']) {
  const { t } = usePage()
  return (
    <section className="section section--tint purpose" aria-labelledby="goal">
      <div className="section__inner">
        <div>
          <h2 id="goal">{t('home.goal')}</h2>
          <p className="statement">{goal}</p>
        </div>
        <div className="purpose__mission">
          <h2>{t('home.mission')}</h2>
          <p>{mission}</p>
        </div>
        {aims.length > 0 && (
          <ul className="purpose__aims">
            {aims.map((aim, at) => (
              <li key={aim.title}>
                <AimStar at={at} />
                <h3>{aim.title}</h3>
                <p>{aim.text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
