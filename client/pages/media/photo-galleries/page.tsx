import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Pagination } from '../../../ui/page/pagination'
import { Feedback } from '../../../widgets/feedback/feedback'
import { GalleryCards } from '../gallery-cards'
import type { PhotoGalleriesPayload } from './payload'

interface PhotoGalleriesProps {
  payload: PhotoGalleriesPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function PhotoGalleries({ payload, usefulness, personalState }: PhotoGalleriesProps) {
  const { t, locale, path } = usePage()
  const { galleries, paging, modified } = payload
  const list = localPath(path, locale)
  return (
    <>
      <PageHead lead={t('gallery.lead')} />
      <div className="container">
        {galleries.length > 0 ? (
          <GalleryCards of={galleries} level={2} />
        ) : (
          <p>{t('gallery.empty')}</p>
        )}
        <Pagination of={paging} href={(page) => (page > 1 ? `${list}?page=${page}` : list)} />
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
