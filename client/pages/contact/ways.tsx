import { support } from '#domain/forms/support'
import { formId } from '../../forms/form-id'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { PageLink } from '../../ui/text/link'

/** The form of this page, and the two other tasks that bring visitors here. */
export function ContactWays() {
  const { t } = usePage()
  return (
    <ul className="contact-ways" aria-label={t('contact.ways.label')}>
      <li>
        <Icon name="pencil-line" />
        <a className="card-link" href={`#${formId(support.name)}`} aria-current="true">
          {t('contact.ways.write.title')}
        </a>
        <p>{t('contact.ways.write.hint')}</p>
      </li>
      <li>
        <Icon name="file-search" />
        <PageLink to="inquiry" className="card-link">
          {t('contact.ways.track.title')}
        </PageLink>
        <p>{t('contact.ways.track.hint')}</p>
      </li>
      <li>
        <Icon name="shield-check" />
        <PageLink to="violations" className="card-link">
          {t('contact.ways.report.title')}
        </PageLink>
        <p>{t('contact.ways.report.hint')}</p>
      </li>
    </ul>
  )
}
