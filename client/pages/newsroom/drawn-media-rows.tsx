import { ChartNote } from '../../ui/record-charts/chart-note'
import { MediaDrawing } from './media-drawing'
import { type MediaRowsProps, MediaRowText, mediaIcons } from './media-rows'

/** Media items with the drawing of each in place of the icon of its type (sheet `drawn-rows`). */
export function DrawnMediaRows({ items, level }: MediaRowsProps) {
  return (
    <ul className="media-rows">
      {items.map((item) => (
        <li className="media-row media-row--drawn" key={item.slug}>
          <MediaDrawing of={item} icon={mediaIcons[item.type]} />
          <div>
            <MediaRowText of={item} level={level} />
            {item.chart && <ChartNote of={item.chart} />}
          </div>
        </li>
      ))}
    </ul>
  )
}
