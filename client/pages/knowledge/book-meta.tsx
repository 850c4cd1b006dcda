import { toDigits } from '#domain/dates/format'
import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { LanguageName } from '../../ui/text/untranslated'

/** How long a book is, which edition it is, and its language where that is not the page's. */
export function BookMeta({ of: { chapters, subsections, edition, lang } }: { of: BookCard }) {
  const { t, site } = usePage()
  const told = [
    ...(chapters > 0 ? [t('knowledge.chapters', { chapters, subsections })] : []),
    t('knowledge.edition', { number: edition }),
  ]
  return (
    <span className="item-meta">
      {told.map((text) => (
        <span key={text}>{toDigits(text, site.digits)}</span>
      ))}
      <LanguageName lang={lang} />
    </span>
  )
}
