import { toDigits } from '#domain/dates/format'
import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import type { TransitionProps } from '../../ui/page/transition'
import { LanguageName } from '../../ui/text/untranslated'
import { CoverRows, coverTones } from './cover-rows'
import './book-cover.css'

interface BookCoverProps extends Pick<BookCard, 'title' | 'type' | 'cover'> {
  transition: TransitionProps
}

export function BookCover({ title, type, cover, transition }: BookCoverProps) {
  const { t } = usePage()
  return (
    <span className={`book__cover ${coverTones[type]}`} {...transition}>
      <CoverRows of={{ type, cover }} />
      <span className="book__kind">{t(`knowledge.type.${type}`)} </span>
      <span className="book__title">{title}</span>
    </span>
  )
}

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
