import { Fragment } from 'react'
import { directions, localPath, otherLocale } from '#domain/locale'
import type { Term } from '#domain/payloads/dictionary'
import { usePage } from '../../i18n'

/** A term in both languages beside each other, that of the page first. */
export function TermEntry({ term: { slug, own, other, related } }: { term: Term }) {
  const { t, locale, path, query } = usePage()
  const otherLanguage = otherLocale(locale)
  // A part of the list may not hold what a term refers to: the whole of it does.
  const whole = query === '' ? '' : localPath(path, locale)
  return (
    <article className="term" id={slug}>
      <div className="term__half" lang={locale} dir={directions[locale]}>
        <h3>
          <a href={`#${slug}`}>{own.title}</a>
        </h3>
        <p>{own.definition}</p>
        {related.length > 0 && (
          <p className="term__related">
            {t('dictionary.related')}
            {related.map(({ slug, title }, at) => (
              <Fragment key={slug}>
                {at > 0 ? t('date.separator') : ' '}
                <a href={`${whole}#${slug}`}>{title}</a>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <div className="term__half" lang={otherLanguage} dir={directions[otherLanguage]}>
        <h3>{other.title}</h3>
        <p>{other.definition}</p>
      </div>
    </article>
  )
}
