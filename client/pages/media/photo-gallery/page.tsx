import type { DateText } from '#domain/dates/date-text'
import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { GalleryPicture } from '#domain/payloads/gallery'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { type TransitionProps, transitionTo } from '../../../ui/page/transition'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { ChartPicture } from '../../../ui/record-charts/picture'
import { Day } from '../../../ui/text/date'
import { ArrowLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import { GalleryCards } from '../gallery-cards'
import type { PhotoGalleryPayload } from './payload'
import '../deep-key.css'
import '../photos.css'

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
          <p className="album-note">
            <Icon name="pencil-line" />
            <span>{t('gallery.drawn')}</span>
          </p>
          <ol className="plates">
            {payload.pictures.map((picture, at) => (
              <Plate
                of={picture}
                size={plateSize(at, payload.pictures.length)}
                firstDay={payload.date}
                transition={at === 0 ? transitionTo('cover', 'gallery', payload.slug) : undefined}
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
    <PageHead lead={gallery.summary} transition={transitionTo('title', 'gallery', gallery.slug)}>
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

/** The first is large with two small ones beside it; rows of three follow, the last row is full. */
function plateSize(at: number, count: number): 'large' | 'small' | 'half' | 'full' {
  if (count < 3) return count === 1 ? 'full' : 'half'
  if (at === 0) return 'large'
  const last = count % 3
  if (at < count - last) return 'small'
  return last === 1 ? 'full' : 'half'
}

interface PlateProps {
  of: GalleryPicture
  size: ReturnType<typeof plateSize>
  /** First day of the event; a plate shows its own date only if it is another. */
  firstDay: DateText
  transition?: TransitionProps
}

function Plate({ of: picture, size, firstDay, transition }: PlateProps) {
  return (
    <li className={`plate plate--${size}`} id={picture.slug}>
      <figure>
        <div className="plate__frame" {...transition}>
          <ChartPicture of={picture.chart} ground={picture.ground} />
        </div>
        <figcaption className={picture.ground === 'deep' ? 'deep-key' : undefined}>
          <p>{picture.caption}</p>
          <ChartNote of={picture.chart} />
          {picture.date.iso !== firstDay.iso && (
            <p className="plate__date">
              <Day date={picture.date} />
            </p>
          )}
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
