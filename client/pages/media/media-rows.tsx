import type { MediaType } from '#domain/content/media/media-item'
import type { MediaCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import type { IconName } from '../../ui/icons/icon-names'
import { ListRow, RowLink, RowList } from '../../ui/lists/rows'
import { ItemMeta } from '../../ui/text/untranslated'

const mediaIcons = {
  document: 'file-text',
  'fact-sheet': 'file-check',
  infographic: 'chart-column',
  'press-kit': 'newspaper',
  speech: 'mic',
} as const satisfies Record<MediaType, IconName>

interface MediaRowsProps {
  items: readonly MediaCard[]
  level: 2 | 3
  hasColumns?: boolean
}

export function MediaRows({ items, level, hasColumns }: MediaRowsProps) {
  const { t } = usePage()
  return (
    <RowList hasColumns={hasColumns}>
      {items.map(({ slug, title, summary, type, date, lang }) => (
        <ListRow
          key={slug}
          icon={<Icon name={mediaIcons[type]} />}
          meta={<ItemMeta tag={t(`newsroom.types.${type}.one`)} date={date} lang={lang} />}
          title={<RowLink to="mediaItem" slug={slug} title={title} isWhole />}
          level={level}
        >
          <p>{summary}</p>
        </ListRow>
      ))}
    </RowList>
  )
}
