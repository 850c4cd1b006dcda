import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { PageLink } from '../../ui/text/link'

export function TermCall() {
  const { t } = usePage()
  return (
    <PageLink to="dictionary" className="term-call">
      <Icon name="book-marked" />
      <span>
        <strong>{t('routes.dictionary.title')}</strong>
        <small>{t('knowledge.terms')}</small>
      </span>
      <Icon name="arrow-right" flip />
    </PageLink>
  )
}
