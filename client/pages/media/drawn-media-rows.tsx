import type { MediaCard } from '#domain/payloads/newsroom'
import { Icon } from '../../ui/icons/icon'
import type { IconName } from '../../ui/icons/icon-names'
import { ChartNote, KeyEntry } from '../../ui/record-charts/chart-note'
import { ChartPicture } from '../../ui/record-charts/picture'
import { type MediaRowsProps, MediaRowText, mediaIcons } from './media-rows'
import './media-rows.css'
import './drawn-rows.css'
import '../../ui/record-charts/record-chart.css'

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

const size = { width: 320, height: 180 }
const margin = 28

interface MediaDrawingProps {
  of: Pick<MediaCard, 'chart' | 'bars'>
  /** Stands for an item without numbers. */
  icon: IconName
}

/** Small drawing of a media item: its cover, or the bars of the first chart on its page. */
function MediaDrawing({ of: { chart, bars }, icon }: MediaDrawingProps) {
  return (
    <div className="media-row__drawing">
      {chart && <ChartPicture of={chart} />}
      {!chart && bars && <Bars of={bars} />}
      {!chart && !bars && <Icon name={icon} />}
    </div>
  )
}

function Bars({ of: { values, total } }: { of: NonNullable<MediaCard['bars']> }) {
  const { width, height } = size
  const largest = total ?? Math.max(...values.map(({ value }) => value))
  const pitch = Math.min(40, (height - 2 * margin) / values.length)
  const thickness = Math.round(pitch * 0.6)
  const top = (height - pitch * values.length + pitch - thickness) / 2
  const d = values.map(({ value }, at) => {
    const length = Math.round((value / largest) * (width - 2 * margin))
    return `M${margin} ${Math.round(top + at * pitch)}h${length}v${thickness}h-${length}z`
  })
  return (
    <svg className="media-row__bars" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={d.join('')} />
    </svg>
  )
}
