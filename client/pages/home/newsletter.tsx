import { usePage } from '../../i18n'
import { PageSection } from '../../ui/page/section'
import { PageLink } from '../../ui/text/link'

export function HomeNewsletter() {
  const { t } = usePage()
  return (
    <PageSection
      id="letter"
      title={t('home.letter.title')}
      lead={t('home.letter.text')}
      more={
        <p>
          <PageLink to="newsletter" className="button button--primary">
            {t('home.letter.subscribe')}
          </PageLink>
        </p>
      }
      ground="tint"
    />
  )
}
