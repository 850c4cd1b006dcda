import type { HomePayload } from '#domain/payloads'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icon'
import { PageLink } from '../../ui/link'

export function Intro({ title, text }: HomePayload['intro']) {
  const { t } = usePage()
  return (
    <section className="section intro" aria-labelledby="intro">
      <div className="section__inner section__inner--ledger">
        <h2 id="intro">{title}</h2>
        <div>
          <p>{text}</p>
          <PageLink to="ourStory" className="link-arrow">
            {t('home.aboutUs')}
            <Icon name="arrow-right" flip />
          </PageLink>
        </div>
      </div>
    </section>
  )
}
