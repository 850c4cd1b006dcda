import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { localPath } from '#domain/site/locale'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { Choices } from '../../../ui/lists/choices'
import { EmptyState } from '../../../ui/lists/empty-state'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Pagination } from '../../../ui/page/pagination'
import { Feedback } from '../../../widgets/feedback/feedback'
import { MediaRows } from '../media-rows'
import type { MediaLibraryPayload } from './payload'
import '../../../ui/lists/choices.css'

interface MediaLibraryProps {
  payload: MediaLibraryPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function MediaLibrary({ payload, usefulness, personalState }: MediaLibraryProps) {
  const { t, locale, path } = usePage()
  const { items, types, chosen, paging, modified } = payload
  const listUrl = localPath(path, locale)
  return (
    <>
      <PageHead lead={t('newsroom.media.lead')} />
      <div className="container">
        <div className="archive">
          <Choices
            label={t('newsroom.media.filter')}
            choices={[
              { key: 'all', title: t('newsroom.media.all'), href: listUrl, isChosen: !chosen },
              ...types.map((type) => ({
                key: type,
                title: t(`newsroom.types.${type}.many`),
                href: withQuery(listUrl, { type }),
                isChosen: type === chosen,
              })),
            ]}
          />
        </div>
        {items.length > 0 ? (
          <MediaRows items={items} level={2} />
        ) : (
          <EmptyState
            title={t('newsroom.media.empty')}
            text={
              <>
                {t('newsroom.media.emptyText')} <a href={listUrl}>{t('newsroom.media.whole')}</a>.
              </>
            }
          />
        )}
        <Pagination of={paging} href={(page) => withQuery(listUrl, { type: chosen, page })} />
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
