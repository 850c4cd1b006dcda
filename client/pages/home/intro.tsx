import type { HomePayload } from '#domain/payloads'
import { usePage } from '../../i18n'
import { ArrowLink } from '../../ui/link'

export function Intro({ title, text }: HomePayload['intro']) {
  const { t } = usePage()
  return (
    <section className="section intro" aria-labelledby="intro">
      <div className="section__inner section__inner--ledger">
        <h2 id="intro">{title}</h2>
        <div>
          <p>{text}</p>
          <ArrowLink to="ourStory">{t('home.aboutUs')}</ArrowLink>
        </div>
      </div>
    </section>
  )
}
