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
  isCompact?: boolean
}

export function GalleryCards({ of: galleries, level, isCompact }: GalleryCardsProps) {
  const { t, digits } = usePage()
  return (
    <CardGrid isCompact={isCompact}>
      {galleries.map(({ slug, title, cover, date, place, count }) => (
        <GridCard
          key={slug}
          picture={
            <div {...transitionFrom('cover', 'gallery', slug)}>
              <MediaPicture
                of={cover}
                sizes={
                  isCompact
                    ? '(min-width: 40rem) 20rem, 30vw'
                    : '(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, calc(100vw - 2.5rem)'
                }
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
            <Day date={date} isShort /> · {place} · {digits(t('gallery.count', { count }))}
          </p>
        </GridCard>
      ))}
    </CardGrid>
  )
}
