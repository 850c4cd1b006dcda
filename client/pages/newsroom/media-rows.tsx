import type { MediaType } from '#domain/content/media/media-item'
import type { MediaCard } from '#domain/payloads/newsroom'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import type { IconName } from '../../ui/icons/icon-names'
import { ChartNote } from '../../ui/record-charts/chart-note'
import { Day } from '../../ui/text/date'
import { RecordLink } from '../../ui/text/link'
import { LanguageName } from '../../ui/text/untranslated'
import { MediaDrawing } from './media-drawing'

const icons = {
  document: 'file-text',
  'fact-sheet': 'file-check',
  infographic: 'chart-column',
  'press-kit': 'newspaper',
  speech: 'mic',
} as const satisfies Record<MediaType, IconName>

interface MediaRowsProps {
  items: readonly MediaCard[]
  /** Level of the headings. */
  level: 2 | 3
  /** With the drawing of each item in place of the icon of its type (sheet `drawn-rows`). */
  drawn?: boolean
}

export function MediaRows({ items, level, drawn }: MediaRowsProps) {
  const { t } = usePage()
  const Heading = `h${level}` as const
  return (
    <ul className="media-rows">
      {items.map(({ slug, title, summary, type, date, lang, ...drawing }) => (
        <li className={drawn ? 'media-row media-row--drawn' : 'media-row'} key={slug}>
          {drawn ? <MediaDrawing of={drawing} icon={icons[type]} /> : <Icon name={icons[type]} />}
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
            {drawn && drawing.chart && <ChartNote of={drawing.chart} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
