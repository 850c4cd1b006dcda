import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { Pagination } from '../../../ui/page/pagination'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { GalleryCards } from '../gallery-cards'
import type { PhotoGalleriesPayload } from './payload'

export function PhotoGalleries(props: PageProps<PhotoGalleriesPayload>) {
  const { t } = usePage()
  const { galleries, paging } = props.payload
  return (
    <>
      <PageHead lead={t('gallery.lead')} />
      <PageBody of={props}>
        {galleries.length > 0 ? (
          <GalleryCards of={galleries} level={2} />
        ) : (
          <p>{t('gallery.empty')}</p>
        )}
        <Pagination of={paging} />
      </PageBody>
    </>
  )
}
