import { toDigits } from '#domain/format'
import type { OurStoryPayload } from '#domain/payloads/about'
import { usePage } from '../../i18n'

interface EstablishmentProps {
  text: string
  milestones: OurStoryPayload['milestones']
}

export function Establishment({ text, milestones }: EstablishmentProps) {
  const { t, site } = usePage()
  return (
    <section className="section" aria-labelledby="establishment">
      <div className="section__inner section__inner--ledger">
        <div className="section__head">
          <h2 id="establishment">{t('ourStory.establishment')}</h2>
          <p>{text}</p>
        </div>
        <ol className="milestones">
          {milestones.map(({ year, title, text }) => (
            <li key={title}>
              <time dateTime={String(year)}>
                <bdi>{toDigits(year, site.digits)}</bdi>
              </time>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
