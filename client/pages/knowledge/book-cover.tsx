import type { BookCard } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'
import type { TransitionProps } from '../../ui/page/transition'
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
