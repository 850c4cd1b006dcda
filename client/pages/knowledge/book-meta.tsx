import { toDigits } from '#domain/dates/format'
import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { LanguageName } from '../../ui/text/untranslated'

export function BookMeta({ of: { chapters, subsections, edition, lang } }: { of: BookCard }) {
  const { t, site } = usePage()
  const facts = [
    ...(chapters > 0 ? [t('knowledge.chapters', { chapters, subsections })] : []),
    t('knowledge.edition', { number: edition }),
  ]
  return (
    <span className="item-meta">
      <span>{toDigits(facts.join(' · '), site.digits)}</span>
      {lang && ' · '}
      <LanguageName lang={lang} />
    </span>
  )
}
