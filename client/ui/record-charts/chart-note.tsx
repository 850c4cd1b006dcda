import type { ChartDrawing, KeySample, WrittenChart } from '#domain/payloads/record-chart'
import { Hidden } from '../text/inline'
import { parts } from './placed-chart'
import './record-chart.css'
import './chart-series.css'

/** Unit of a small chart and its numbers in text, each with the mark that draws it. */
export function ChartNote({ of }: { of: WrittenChart }) {
  return (
    <div className="chart-note">
      <p>{of.note}</p>
      <ChartKey of={of} />
    </div>
  )
}

/** Numbers of a small chart; those of a line stand under their points. */
export function ChartKey({ of: { drawing, key } }: { of: WrittenChart }) {
  const isSeries = drawing.type === 'sparkline'
  return (
    <ul className={isSeries ? 'chart-key chart-key--series' : 'chart-key'}>
      {key.map(({ sample, label, value, remark }) => (
        <li className={remark && 'chart-key__missed'} key={label}>
          {!isSeries && sample && <KeyMark sample={sample} of={drawing} />}
          {label}{' '}
          <b>
            <bdi dir="ltr">{value}</bdi>
          </b>
          {/* Of a number that is marked as missed. */}
          {remark && <Hidden>{` ${remark}`}</Hidden>}
        </li>
      ))}
    </ul>
  )
}

/** Outline of one mark of a key, in a box of 10: a bar, or a square. */
const outlines = { bar: 'M0 2.5h10v5h-10z', square: 'M.7 .7h8.6v8.6h-8.6z' }

function KeyMark({ sample, of }: { sample: KeySample; of: ChartDrawing }) {
  const outline = outlines[of.type === 'before-after' ? 'bar' : 'square']
  return (
    <svg
      viewBox="0 0 10 10"
      width="10"
      height="10"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup without text
      dangerouslySetInnerHTML={{ __html: `<path ${parts[sample]} d="${outline}"/>` }}
    />
  )
}
