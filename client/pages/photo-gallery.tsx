import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { GalleryPicture, PhotoGalleryPayload } from '#domain/payloads/gallery'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { PageHead } from '../ui/page/page-head'
import { PageMeta } from '../ui/page/page-meta'
import { Illustration } from '../ui/scenes/illustration'
import { Day } from '../ui/text/date'
import { ArrowLink } from '../ui/text/link'
import { Feedback } from '../widgets/feedback/feedback'
import { GalleryCards } from './photos/gallery-cards'

interface PhotoGalleryProps {
  payload: PhotoGalleryPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function PhotoGallery({ payload, usefulness, personalState }: PhotoGalleryProps) {
  const { t } = usePage()
  return (
    <>
      <article>
        <GalleryHead gallery={payload} />
        <div className="container">
          <ol className="pictures">
            {payload.pictures.map((picture, at) => (
              <Picture
                picture={picture}
                number={at + 1}
                count={payload.pictures.length}
                key={picture.slug}
              />
            ))}
          </ol>
          <p className="pictures__licence">{t('gallery.licence')}</p>
        </div>
      </article>
      <div className="container">
        {payload.others.length > 0 && <Others of={payload.others} />}
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function GalleryHead({ gallery }: { gallery: PhotoGalleryPayload }) {
  const { t, site } = usePage()
  return (
    <PageHead lead={gallery.summary}>
      <ul className="pictures__facts">
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

interface PictureProps {
  picture: GalleryPicture
  number: number
  count: number
}

/** Widths alternate: wide, narrow, narrow, wide. */
function Picture({ picture, number, count }: PictureProps) {
  const { t, site } = usePage()
  const isWide = number % 4 < 2
  return (
    <li className={isWide ? 'picture picture--wide' : 'picture'} id={picture.slug}>
      <figure>
        <span className="picture__drawing" role="img" aria-label={picture.alt}>
          <Illustration of={picture} width={isWide ? 960 : 480} height={390} />
        </span>
        <figcaption>
          <p>{picture.caption}</p>
          <p className="picture__facts">
            <span>{toDigits(t('gallery.picture', { number, count }), site.digits)}</span>
            <Day date={picture.date} />
          </p>
        </figcaption>
      </figure>
    </li>
  )
}

function Others({ of: galleries }: { of: PhotoGalleryPayload['others'] }) {
  const { t } = usePage()
  return (
    <section className="pictures__others" aria-labelledby="others">
      <div className="pictures__others-head">
        <h2 id="others">{t('gallery.others')}</h2>
        <ArrowLink to="photoGalleries">{t('gallery.all')}</ArrowLink>
      </div>
      <GalleryCards of={galleries} level={3} />
    </section>
  )
}
