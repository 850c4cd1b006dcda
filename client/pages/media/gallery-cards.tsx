import { toDigits } from '#domain/dates/format'
import type { GalleryCard } from '#domain/payloads/gallery'
import { usePage } from '../../i18n'
import { CardGrid, GridCard } from '../../ui/lists/cards'
import { MediaPicture } from '../../ui/media/media-picture'
import { transitionFrom } from '../../ui/page/transition'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'

interface GalleryCardsProps {
  of: readonly GalleryCard[]
  level: 2 | 3
}

export function GalleryCards({ of: galleries, level }: GalleryCardsProps) {
  const { t, site } = usePage()
  return (
    <CardGrid>
      {galleries.map(({ slug, title, cover, date, place, count }) => (
        <GridCard
          key={slug}
          picture={
            <div {...transitionFrom('cover', 'gallery', slug)}>
              <MediaPicture
                of={cover}
                sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, calc(100vw - 2.5rem)"
              />
            </div>
          }
          title={
            <RecordLink to="photoGallery" params={{ slug }} className="card-link">
              <span {...transitionFrom('title', 'gallery', slug)}>{title}</span>
            </RecordLink>
          }
          level={level}
        >
          <p>
            <Day date={date} isShort /> · {place} ·{' '}
            {toDigits(t('gallery.count', { count }), site.digits)}
          </p>
        </GridCard>
      ))}
    </CardGrid>
  )
}
