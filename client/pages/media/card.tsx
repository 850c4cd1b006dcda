import type { NewsCard as Card } from '#domain/payloads/newsroom'
import { ListRow } from '../../ui/lists/rows'
import { MediaPicture } from '../../ui/media/media-picture'
import { transitionFrom } from '../../ui/page/transition'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'
import { LanguageName } from '../../ui/text/untranslated'
import '../../ui/card-link.css'
import './news.css'

interface CardPartProps {
  card: Card
  level: 2 | 3
}

function CardMeta({ card: { tag, date, lang } }: { card: Card }) {
  return (
    <>
      {tag && <span className="tag">{tag.title}</span>}
      {tag && ' · '}
      <Day date={date} isShort />
      {lang && ' · '}
      <LanguageName lang={lang} />
    </>
  )
}

function CardLink({ card: { slug, title } }: { card: Card }) {
  return (
    <RecordLink to="newsItem" params={{ slug }} className="card-link">
      <span {...transitionFrom('title', 'news', slug)}>{title}</span>
    </RecordLink>
  )
}

/** The newest item of a view; without a picture its headline stands alone. */
export function LeadCard({ card, level }: CardPartProps) {
  const Heading = `h${level}` as const
  const { picture } = card
  return (
    <article className="news-lead">
      {picture && (
        <div {...transitionFrom('cover', 'news', card.slug)}>
          <MediaPicture
            of={picture}
            ratio="16:9"
            sizes="(min-width: 64rem) 55vw, calc(100vw - 2.5rem)"
            isFirst
          />
        </div>
      )}
      <div>
        <p className="item-meta">
          <CardMeta card={card} />
        </p>
        <Heading>
          <CardLink card={card} />
        </Heading>
        <p>{card.summary}</p>
      </div>
    </article>
  )
}

interface NewsRowProps extends CardPartProps {
  hasSummary?: boolean
}

/** A row of a list; only an item with a picture has a place for it. */
export function NewsRow({ card, level, hasSummary = false }: NewsRowProps) {
  const { picture, tag, date, lang } = card
  return (
    <ListRow
      {...(hasSummary
        ? {
            side: (
              <>
                {tag && <span className="tag">{tag.title}</span>}
                <Day date={date} isShort />
                <LanguageName lang={lang} />
              </>
            ),
          }
        : { meta: <CardMeta card={card} /> })}
      title={<CardLink card={card} />}
      level={level}
      end={
        picture && (
          <div {...transitionFrom('cover', 'news', card.slug)}>
            <MediaPicture of={picture} sizes="(min-width: 40rem) 13rem, 32vw" />
          </div>
        )
      }
    >
      {hasSummary && <p>{card.summary}</p>}
    </ListRow>
  )
}
