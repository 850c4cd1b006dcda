import type { Picture } from '#domain/payloads/picture'
import { usePage } from '../../../i18n'
import { MediaPicture, PictureCaption } from '../../../ui/media/media-picture'
import { PageHead } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { type TransitionProps, transitionTo } from '../../../ui/page/transition'
import { Day } from '../../../ui/text/date'
import { ArrowLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { GalleryCards } from '../gallery-cards'
import type { PhotoGalleryPayload } from './payload'
import '../../../ui/hint.css'
import '../../../ui/page/article.css'
import '../photos.css'

export function PhotoGallery(props: PageProps<PhotoGalleryPayload>) {
  const { payload } = props
  const { t, digits } = usePage()
  return (
    <>
      <article>
        <PageHead
          lead={payload.summary}
          transition={transitionTo('title', 'gallery', payload.slug)}
        >
          <ul className="article__facts">
            <li>
              <Day date={payload.date} />
            </li>
            <li>{payload.place}</li>
            <li>{digits(t('gallery.count', { count: payload.pictures.length }))}</li>
          </ul>
        </PageHead>
        <div className="container">
          <ol className="plates">
            {payload.pictures.map((picture, at) => (
              <Plate
                of={picture}
                transition={at === 0 ? transitionTo('cover', 'gallery', payload.slug) : undefined}
                key={picture.slug}
              />
            ))}
          </ol>
          <p className="hint">{t('gallery.licence')}</p>
        </div>
      </article>
      <PageBody of={props}>
        {payload.others.length > 0 && (
          <Part
            id="others"
            title={t('gallery.others')}
            more={<ArrowLink to="photoGalleries">{t('gallery.all')}</ArrowLink>}
            isRelated
          >
            <GalleryCards of={payload.others} level={3} />
          </Part>
        )}
      </PageBody>
    </>
  )
}

interface PlateProps {
  of: Picture
  /** Of the first one. */
  transition?: TransitionProps
}

function Plate({ of: picture, transition }: PlateProps) {
  return (
    <li className="plate" id={picture.slug}>
      <figure>
        <div {...transition}>
          <MediaPicture
            of={picture}
            sizes="(min-width: 64rem) 40rem, calc(100vw - 2.5rem)"
            isFirst={transition !== undefined}
          />
        </div>
        <PictureCaption of={picture} />
      </figure>
    </li>
  )
}
