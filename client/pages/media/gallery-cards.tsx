import { toDigits } from '#domain/dates/format'
import type { GalleryCard } from '#domain/payloads/gallery'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { MediaPicture } from '../../ui/media/media-picture'
import { transitionFrom } from '../../ui/page/transition'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'
import '../../ui/card-link.css'
import './photos.css'

interface GalleryCardsProps {
  of: readonly GalleryCard[]
  level: 2 | 3
}

export function GalleryCards({ of: galleries, level }: GalleryCardsProps) {
  const Heading = `h${level}` as const
  return (
    <ul className="galleries">
      {galleries.map((gallery) => (
        <li className="gallery" key={gallery.slug}>
          <div className="gallery__cover" {...transitionFrom('cover', 'gallery', gallery.slug)}>
            <MediaPicture
              of={gallery.cover}
              sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, calc(100vw - 2.5rem)"
            />
          </div>
          <Heading>
            <RecordLink to="photoGallery" params={{ slug: gallery.slug }} className="card-link">
              <span {...transitionFrom('title', 'gallery', gallery.slug)}>{gallery.title}</span>
            </RecordLink>
          </Heading>
          <Facts of={gallery} />
        </li>
      ))}
    </ul>
  )
}

function Facts({ of: { date, place, count } }: { of: GalleryCard }) {
  const { t, site } = usePage()
  return (
    <p className="gallery__facts">
      <Day date={date} />
      <span>
        {place}
        <Icon name="images" />
        {toDigits(t('gallery.count', { count }), site.digits)}
      </span>
    </p>
  )
}
