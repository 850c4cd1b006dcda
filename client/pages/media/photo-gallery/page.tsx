import { toDigits } from '#domain/dates/format'
import type { Picture } from '#domain/payloads/picture'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
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
  const { t } = usePage()
  return (
    <>
      <article>
        <GalleryHead gallery={payload} />
        <div className="container">
          <ol className="plates">
            {payload.pictures.map((picture, at) => (
              <Plate
                of={picture}
                size={plateSize(at, payload.pictures.length)}
                transition={at === 0 ? transitionTo('cover', 'gallery', payload.slug) : undefined}
                key={picture.slug}
              />
            ))}
          </ol>
          <p className="hint pictures__licence">{t('gallery.licence')}</p>
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

function GalleryHead({ gallery }: { gallery: PhotoGalleryPayload }) {
  const { t, site } = usePage()
  return (
    <PageHead lead={gallery.summary} transition={transitionTo('title', 'gallery', gallery.slug)}>
      <ul className="article__facts">
        <li>
          <Icon name="calendar-check" />
          <Day date={gallery.date} />
        </li>
        <li>
          <Icon name="map-pin" />
          <span>{gallery.place}</span>
        </li>
        <li>
          <Icon name="images" />
          <span>
            {toDigits(t('gallery.count', { count: gallery.pictures.length }), site.digits)}
          </span>
        </li>
      </ul>
    </PageHead>
  )
}

/** The first is large with two small ones beside it; rows of three follow, the last row is full. */
function plateSize(at: number, count: number): 'large' | 'small' | 'half' | 'full' {
  if (count < 3) return count === 1 ? 'full' : 'half'
  if (at === 0) return 'large'
  const last = count % 3
  if (at < count - last) return 'small'
  return last === 1 ? 'full' : 'half'
}

interface PlateProps {
  of: Picture
  size: ReturnType<typeof plateSize>
  transition?: TransitionProps
}

function Plate({ of: picture, size, transition }: PlateProps) {
  const isWide = size === 'large' || size === 'full'
  return (
    <li className={`plate plate--${size}`} id={picture.slug}>
      <figure>
        <div {...transition}>
          <MediaPicture
            of={picture}
            sizes={
              isWide
                ? '(min-width: 64rem) 54rem, calc(100vw - 2.5rem)'
                : '(min-width: 64rem) 27rem, (min-width: 40rem) 45vw, calc(100vw - 2.5rem)'
            }
            isFirst={transition !== undefined}
          />
        </div>
        <PictureCaption of={picture} />
      </figure>
    </li>
  )
}
