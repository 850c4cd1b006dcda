import type { DateText } from '#domain/dates/date-text'
import { directions, type Locale, languageNames, localPath } from '#domain/site/locale'
import { usePage } from '../../i18n'
import { Day } from './date'
import './running-text.css'

/** Attributes of text that is not in the page's language; none for null. */
export function inLanguage(lang: Locale | null): { lang?: Locale; dir?: 'rtl' | 'ltr' } {
  return lang ? { lang, dir: directions[lang] } : {}
}

/** Language of a record's text; nothing if it is the page's own. */
export function LanguageName({ lang }: { lang: Locale | null }) {
  return lang && <span {...inLanguage(lang)}>{languageNames[lang]}</span>
}

interface ItemMetaProps {
  tag: string | undefined
  date: DateText
  /** Language of its text; null for the page's own. */
  lang: Locale | null
}

/** What is said above the title of a record: its kind or topic, its day and its language. */
export function ItemMeta({ tag, date, lang }: ItemMetaProps) {
  return (
    <>
      {tag && <span className="tag">{tag}</span>}
      {tag && ' · '}
      <Day date={date} isShort />
      {lang && ' · '}
      <LanguageName lang={lang} />
    </>
  )
}

/**
 * Says that a record's text is in the other language and links to the page in that language;
 * renders nothing if `lang` is null, the page's own.
 */
export function UntranslatedNotice({ lang }: { lang: Locale | null }) {
  const { t, path, query } = usePage()
  if (!lang) return null
  return (
    <p className="untranslated">
      {t('untranslated.text')}{' '}
      <a href={localPath(path, lang) + query} hrefLang={lang}>
        {t('untranslated.link')}
      </a>
    </p>
  )
}
