import { directions, type Locale, languageNames, localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'

/** The attributes of words that stand in another language than their page; none where they do not. */
export function inLanguage(lang: Locale | null): { lang?: Locale; dir?: 'rtl' | 'ltr' } {
  return lang ? { lang, dir: directions[lang] } : {}
}

/** The name of the language a record's text is in; nothing where that is the page's own. */
export function LanguageName({ lang }: { lang: Locale | null }) {
  return lang && <span {...inLanguage(lang)}>{languageNames[lang]}</span>
}

/**
 * Says that a record's text is in the other language, and leads to the page that is all in it;
 * nothing where it is in the page's own (`lang` is null).
 */
export function BorrowedNotice({ lang }: { lang: Locale | null }) {
  const { t, path, query } = usePage()
  if (!lang) return null
  return (
    <p className="borrowed">
      {t('borrowed.text')}{' '}
      <a href={localPath(path, lang) + query} hrefLang={lang}>
        {t('borrowed.link')}
      </a>
    </p>
  )
}
