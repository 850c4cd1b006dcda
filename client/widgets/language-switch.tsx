import { directions, languageNames, otherLocale } from '#domain/locale'
import { usePage } from '../i18n'
import { ReturnPath } from '../ui/return-path'

/** A button and not a link, because no GET may set the cookie that remembers the language. */
export function LanguageSwitch() {
  const other = otherLocale(usePage().locale)
  return (
    <form method="post" action="/locale">
      <ReturnPath />
      <input type="hidden" name="locale" value={other} />
      <button className="lang-switch" type="submit" lang={other} dir={directions[other]}>
        {languageNames[other]}
      </button>
    </form>
  )
}
