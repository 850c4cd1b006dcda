import type { MediaType } from '#domain/content/media/media-item'
import type { MediaCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import type { IconName } from '../../ui/icons/icon-names'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'
import { LanguageName } from '../../ui/text/untranslated'

const icons = {
  document: 'file-text',
  'fact-sheet': 'file-check',
  infographic: 'chart-column',
  'press-kit': 'newspaper',
  speech: 'mic',
} as const satisfies Record<MediaType, IconName>

export function MediaRows({ items, level }: { items: readonly MediaCard[]; level: 2 | 3 }) {
  const { t } = usePage()
  const Heading = `h${level}` as const
  return (
    <ul className="media-rows">
      {items.map(({ slug, title, summary, type, date, lang }) => (
        <li className="media-row" key={slug}>
          <Icon name={icons[type]} />
          <div>
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
          </div>
        </li>
      ))}
    </ul>
  )
}
