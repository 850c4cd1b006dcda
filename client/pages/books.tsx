import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { BooksPayload } from '#domain/payloads/knowledge'
import { localPath } from '#domain/site/locale'
import { usePage } from '../i18n'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Pagination } from '../ui/page/pagination'
import { Feedback } from '../widgets/feedback/feedback'
import { BookRows } from './knowledge/book-rows'

interface BooksProps {
  payload: BooksPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function Books({ payload, usefulness, personalState }: BooksProps) {
  const { t, locale, path } = usePage()
  const hrefOf = (page: number) => localPath(path, locale) + (page > 1 ? `?page=${page}` : '')
  return (
    <>
      <PageHead lead={`${t('knowledge.shelf.lead')} ${t('knowledge.shelf.note')}`} />
      <div className="container">
        <BookRows books={payload.books} />
        <Pagination of={payload.paging} href={hrefOf} />
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
