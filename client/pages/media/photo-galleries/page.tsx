import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { Pagination } from '../../../ui/page/pagination'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { GalleryCards } from '../gallery-cards'
import type { PhotoGalleriesPayload } from './payload'

export function PhotoGalleries(props: PageProps<PhotoGalleriesPayload>) {
  const { t, locale, path } = usePage()
  const { galleries, paging } = props.payload
  const list = localPath(path, locale)
  return (
    <>
      <PageHead lead={t('gallery.lead')} />
      <PageBody of={props}>
        {galleries.length > 0 ? (
          <GalleryCards of={galleries} level={2} />
        ) : (
          <p>{t('gallery.empty')}</p>
        )}
        <Pagination of={paging} href={(page) => (page > 1 ? `${list}?page=${page}` : list)} />
      </PageBody>
    </>
  )
}
