import { toDigits } from '#domain/dates/format'
import type { GalleryCard } from '#domain/payloads/gallery'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Illustration } from '../../ui/scenes/illustration'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'

interface GalleryCardsProps {
  of: readonly GalleryCard[]
  /** Level of the headings. */
  level: 2 | 3
}

export function GalleryCards({ of: galleries, level }: GalleryCardsProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={`galleries galleries--${level}`}>
      {galleries.map((gallery, at) => (
        <li className="gallery" key={gallery.slug}>
          <span className="gallery__cover">
            <Illustration of={gallery.cover} width={isWide(at, level) ? 720 : 480} height={360} />
          </span>
          <Heading>
            <RecordLink to="photoGallery" params={{ slug: gallery.slug }} className="card-link">
              {gallery.title}
            </RecordLink>
          </Heading>
          <Facts of={gallery} />
        </li>
      ))}
    </ul>
  )
}

/** On the list page the first and the last of six cards are twice as wide. */
function isWide(at: number, level: number): boolean {
  return level === 2 && (at % 6 === 0 || at % 6 === 5)
}

function Facts({ of: { date, place, count } }: { of: GalleryCard }) {
  const { t, site } = usePage()
  return (
    <p className="gallery__facts">
      <Day date={date} />
      <span>{place}</span>
      <span>
        <Icon name="images" />
        {toDigits(t('gallery.count', { count }), site.digits)}
      </span>
    </p>
  )
}
