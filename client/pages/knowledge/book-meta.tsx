import { toDigits } from '#domain/format'
import { languageNames } from '#domain/locale'
import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { inLanguage } from '../../ui/borrowed'

/** How long a book is, which edition it is, and its language where that is not the page's. */
export function BookMeta({ of: { chapters, edition, lang } }: { of: BookCard }) {
  const { t, site } = usePage()
  const told = [
    ...(chapters > 0 ? [t('knowledge.chapters', { count: chapters })] : []),
    t('knowledge.edition', { number: edition }),
  ]
  return (
    <span className="book__meta">
      {told.map((text) => (
        <span key={text}>{toDigits(text, site.digits)}</span>
      ))}
      {lang && <span {...inLanguage(lang)}>{languageNames[lang]}</span>}
    </span>
  )
}
