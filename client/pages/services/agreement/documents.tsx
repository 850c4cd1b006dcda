import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { PageLink } from '../../../ui/text/link'
import { Phone } from '../../../ui/text/phone'
import type { AgreementPayload } from './payload'
import './agreement-parts.css'

/** Files of this site, and how to obtain the documents that other systems hold. */
export function Documents({ of: { documents, files, contact } }: { of: AgreementPayload }) {
  const { t } = usePage()
  const own = [
    { name: 'calendar', href: files.calendar, format: 'iCalendar', isDownload: true },
    { name: 'csv', href: files.csv, format: 'CSV', isDownload: true },
    { name: 'json', href: files.json, format: 'JSON', isDownload: false },
  ] as const
  return (
    <section aria-labelledby="documents">
      <h2 id="documents">{t('agreements.page.documents')}</h2>
      <ul className="agreement-files">
        {own.map(
          ({ name, href, format, isDownload }) =>
            href && (
              <li key={name}>
                <a href={href}>
                  <Icon name={isDownload ? 'download' : 'link'} />
                  <span>
                    {t(`agreements.page.files.${name}`)} <bdi dir="ltr">{format}</bdi>
                  </span>
                </a>
              </li>
            ),
        )}
      </ul>
      {documents.length > 0 && (
        <ul className="agreement-items">
          {documents.map(({ title, text }) => (
            <li key={title}>
              <Icon name="file-text" />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="agreement-contact">
        <PageLink to="contact">{t('agreements.page.contact')}</PageLink>
        {contact.email && (
          <a href={`mailto:${contact.email}`}>
            <bdi dir="ltr">{contact.email}</bdi>
          </a>
        )}
        {contact.phone && <Phone number={contact.phone} />}
      </p>
    </section>
  )
}
