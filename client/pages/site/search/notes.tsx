import { directions } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import type { SearchPayload } from './payload'
import './search-print.css'
import './search.css'

/** How the query was taken, and other ways to ask for the same. */
export function Notes({
  of: { isCut, text, corrected, proposals, results, other },
}: {
  of: SearchPayload
}) {
  const { t } = usePage()
  return (
    <>
      {isCut && <p className="note-line">{t('search.cut')}</p>}
      {corrected !== null && (
        <p className="note-line">
          <Icon name="spell-check" />
          <span>
            {t('search.corrected', { text })}{' '}
            <a href={corrected.href}>
              <bdi>{corrected.text}</bdi>
            </a>
          </span>
        </p>
      )}
      {results?.isElsewhere && (
        <p className="note-line">
          <Icon name="languages" />
          {t(`search.elsewhere.${results.language}`)}
        </p>
      )}
      {proposals.length > 0 && (
        <p className="note-line">
          <Icon name="spell-check" />
          <span>
            {t('search.meant')}{' '}
            {proposals.map(({ text, href }) => (
              <a key={href} href={href}>
                <bdi>{text}</bdi>
              </a>
            ))}
          </span>
        </p>
      )}
      {results?.match === 'some' && <p className="note-line">{t('search.some')}</p>}
      {!results && other && (
        <p className="note-line">
          <Icon name="languages" />
          <a href={other.href}>
            {t('search.other', { count: other.count, language: other.locale })}
          </a>
        </p>
      )}
    </>
  )
}

/** Language and direction of a text that is not in the language of the page. */
export function foreign(locale: 'ar' | 'en', own: 'ar' | 'en') {
  return locale === own ? {} : { lang: locale, dir: directions[locale] }
}
