import type { HomePayload } from '#domain/payloads/home'
import { usePage } from '../../i18n'
import { Section } from '../../ui/page/section'
import { ArrowLink } from '../../ui/text/link'

export function Intro({ title, text }: HomePayload['intro']) {
  const { t } = usePage()
  return (
    <Section id="intro" title={title} shape="ledger">
      <div>
        <p className="lead">{text}</p>
        <ArrowLink to="ourStory">{t('home.aboutUs')}</ArrowLink>
      </div>
    </Section>
  )
}
