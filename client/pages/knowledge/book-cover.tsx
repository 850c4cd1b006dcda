import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import { Cover } from '../../ui/drawings/cover'
import type { TransitionProps } from '../../ui/page/transition'

interface BookCoverProps extends Pick<BookCard, 'slug' | 'title' | 'type' | 'cover'> {
  transition: TransitionProps
}

export function BookCover({ slug, title, type, cover, transition }: BookCoverProps) {
  const { t } = usePage()
  return (
    <span className={`book__cover cover--${cover.tone}`} {...transition}>
      <Cover slug={slug} width={300} height={256} look={cover} />
      <span className="book__kind">{t(`knowledge.type.${type}`)} </span>
      <span className="book__title">{title}</span>
    </span>
  )
}
