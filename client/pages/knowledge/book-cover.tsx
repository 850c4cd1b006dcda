import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { Cover } from '../../ui/drawings/cover'

type BookCoverProps = Pick<BookCard, 'slug' | 'title' | 'type' | 'cover'>

export function BookCover({ slug, title, type, cover }: BookCoverProps) {
  const { t } = usePage()
  return (
    <span className={`book__cover cover--${cover.tone}`}>
      <Cover slug={slug} width={300} height={256} look={cover} />
      <span className="book__kind">{t(`knowledge.type.${type}`)} </span>
      <span className="book__title">{title}</span>
    </span>
  )
}
