import type { MediaType } from '#domain/content/media/media-item'
import type { MediaCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import type { IconName } from '../../ui/icons/icon-names'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'
import { LanguageName } from '../../ui/text/untranslated'
import '../../ui/card-link.css'
import './media-rows.css'

const mediaIcons = {
  document: 'file-text',
  'fact-sheet': 'file-check',
  infographic: 'chart-column',
  'press-kit': 'newspaper',
  speech: 'mic',
} as const satisfies Record<MediaType, IconName>

export interface MediaRowsProps {
  items: readonly MediaCard[]
  level: 2 | 3
}

export function MediaRows({ items, level }: MediaRowsProps) {
  return (
    <ul className="media-rows">
      {items.map((item) => (
        <li className="media-row" key={item.slug}>
          <Icon name={mediaIcons[item.type]} />
          <div>
            <MediaRowText of={item} level={level} />
          </div>
        </li>
      ))}
    </ul>
  )
}

interface MediaRowTextProps {
  of: MediaCard
  level: 2 | 3
}

function MediaRowText({ of, level }: MediaRowTextProps) {
  const { t } = usePage()
  const { slug, title, summary, type, date, lang } = of
  const Heading = `h${level}` as const
  return (
    <>
      <p className="item-meta">
        <span className="tag">{t(`newsroom.types.${type}.one`)}</span>
        {' · '}
        <Day date={date} />
        {lang && ' · '}
        <LanguageName lang={lang} />
      </p>
      <Heading>
        <RecordLink to="mediaItem" params={{ slug }} className="card-link">
          {title}
        </RecordLink>
      </Heading>
      <p>{summary}</p>
    </>
  )
}
