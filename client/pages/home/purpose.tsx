import type { HomePayload } from '#domain/payloads/home'
import { usePage } from '../../i18n'
import { ArrowLink } from '../../ui/text/link'

type PurposeProps = HomePayload['purpose'] & Pick<HomePayload, 'intro'>

export function Purpose({ goal, mission, aims, intro }: PurposeProps) {
  const { t } = usePage()
  return (
    <section className="section purpose" aria-labelledby="goal">
      <div className="section__inner split">
        <div>
          <h2 id="goal">{t('home.goal')}</h2>
          <p className="statement">{goal}</p>
        </div>
        <div>
          <h2>{intro.title}</h2>
          <p>{intro.text}</p>
          <h2>{t('home.mission')}</h2>
          <p>{mission}</p>
          <ArrowLink to="ourStory">{t('home.aboutUs')}</ArrowLink>
        </div>
        {aims.length > 0 && (
          <ul>
            {aims.map((aim) => (
              <li key={aim.title}>
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
