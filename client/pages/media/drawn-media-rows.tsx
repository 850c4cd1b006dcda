import type { MediaCard } from '#domain/payloads/newsroom'
import { ChartNote, KeyEntry } from '../../ui/record-charts/chart-note'
import { MediaDrawing } from './media-drawing'
import { type MediaRowsProps, MediaRowText, mediaIcons } from './media-rows'
import '../../ui/record-charts/record-chart.css'
import './media-rows.css'
import './drawn-rows.css'

/** Media items with the drawing of each in place of the icon of its type. */
export function DrawnMediaRows({ items, level }: MediaRowsProps) {
  return (
    <ul className="media-rows">
      {items.map((item) => (
        <li className="media-row media-row--drawn" key={item.slug}>
          <MediaDrawing of={item} icon={mediaIcons[item.type]} />
          <div>
            <MediaRowText of={item} level={level} />
            {item.chart && <ChartNote of={item.chart} />}
            {!item.chart && item.bars && <BarsNote of={item.bars} />}
          </div>
        </li>
      ))}
    </ul>
  )
}

function BarsNote({ of: { note, values } }: { of: NonNullable<MediaCard['bars']> }) {
  return (
    <div className="chart-note">
      <p>{note}</p>
      <ul className="chart-key">
        {values.map(({ label, text }) => (
          <KeyEntry label={label} value={text} key={label} />
        ))}
      </ul>
    </div>
  )
}
