import type { AgreementPayload } from '#domain/payloads/agreements'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { ArrowLink } from '../../ui/text/link'

/** Files of this site, and how to obtain the documents that other systems hold. */
export function Documents({ of: { documents, files } }: { of: AgreementPayload }) {
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
                <Icon name={isDownload ? 'download' : 'link'} />
                <a href={href}>
                  {t(`agreements.page.files.${name}`)} <bdi dir="ltr">{format}</bdi>
                </a>
              </li>
            ),
        )}
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
      <ArrowLink to="contact">{t('agreements.page.contact')}</ArrowLink>
    </section>
  )
}
