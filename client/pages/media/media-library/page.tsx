import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { EmptyState } from '../../../ui/lists/empty-state'
import { PageHead } from '../../../ui/page/page-head'
import { Pagination } from '../../../ui/page/pagination'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { ListFilter } from '../list-filter'
import { MediaRows } from '../media-rows'
import type { MediaLibraryPayload } from './payload'

export function MediaLibrary(props: PageProps<MediaLibraryPayload>) {
  const { t, locale, path } = usePage()
  const { items, types, chosen, paging } = props.payload
  const listUrl = localPath(path, locale)
  return (
    <>
      <PageHead lead={t('newsroom.media.lead')} />
      <PageBody of={props}>
        <div className="archive">
          <ListFilter
            name="type"
            label={t('newsroom.media.filter')}
            all={t('newsroom.media.all')}
            values={types.map((type) => ({
              label: t(`newsroom.types.${type}.many`),
              value: type,
            }))}
            chosen={chosen ?? undefined}
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
        <Pagination of={paging} query={{ type: chosen }} />
      </PageBody>
    </>
  )
}
