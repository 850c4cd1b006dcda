import { usePage } from '../../i18n'
import { PageLink } from '../../ui/text/link'

export function ApiBox() {
  const { t } = usePage()
  return (
    <section className="api-box" aria-labelledby="api">
      <h2 id="api">{t('openData.api.title')}</h2>
      <p>{t('openData.api.text')}</p>
      <PageLink to="openApi" className="button button--light">
        {t('openData.api.action')}
      </PageLink>
    </section>
  )
}
