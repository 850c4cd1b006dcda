import type { BarsChart, Chart, LineChart, MarksChart, SpansChart } from '#domain/datasets/chart'
import type { Digits } from '#domain/dates/format'
import { pickLabels } from './axis'
import { writeAxisValue } from './axis-value'
import { placeMarks } from './marks'
import { placeSeries } from './place-series'
import { placeTens } from './place-tens'
import { placeSpans, SpanBars, spanRowHeight } from './spans'
import {
  innerWidth,
  type SvgPart,
  SvgText,
  shortenToWidth,
  type TextDirection,
  widthOfText,
} from './svg-parts'

const small = 13

interface AxisProps extends TextDirection {
  labels: readonly string[]
  /** Distances of its start and end from the start edge. */
  from: number
  to: number
  y: number
}

/** Labels under equal parts of an axis; those without room are left out. */
function Axis({ labels, from, to, y, rtl }: AxisProps) {
  const length = (to - from) / small
  const shown = pickLabels(labels, { narrow: length, middle: length, wide: length })
  const part = (to - from) / labels.length
  return labels.map((label, at) => {
    if (!shown[at]?.includes('wide')) return null
    const along = from + (at + 0.5) * part
    return (
      <SvgText
        along={along}
        y={y}
        rtl={rtl}
        className="mute"
        anchor="middle"
        // biome-ignore lint/suspicious/noArrayIndexKey: months of two years have the same name
        key={at}
      >
        {label}
      </SvgText>
    )
  })
}

/** Marks do not grow beyond this. */
const largestScale = 1.6

function marksPlot(of: MarksChart, { rtl }: TextDirection): SvgPart | null {
  const placed = placeMarks(of, rtl)
  if (!placed) return null
  const scale = Math.min(innerWidth / placed.width, largestScale)
  const [width, height] = [placed.width * scale, placed.height * scale]
  const left = rtl ? innerWidth - width : 0
  const labels = of.groups.map(({ label }) => label)
  return {
    height: height + 26,
    node: (
      <>
        <g transform={`translate(${left} 0) scale(${scale})`}>
          <path className="chart__fill" d={placed.filled} />
          {placed.missed && <path className="chart__miss" d={placed.missed} />}
        </g>
        <path className="plot__axis-line" d={`M${left} ${height + 4}h${width}`} />
        <Axis labels={labels} from={0} to={width} y={height + 22} rtl={rtl} />
      </>
    ),
  }
}

const bar = { label: 230, value: 80, blockGap: 8, lineHeight: 28 }

function barsPlot(of: BarsChart, { rtl }: TextDirection): SvgPart {
  const placed = placeTens(of, rtl)
  const start = bar.label + bar.value
  let height = 0
  const rows = of.bars.map(({ label, text }, index) => {
    const top = height
    let [along, line] = [start, 0]
    const blocks = (placed?.[index] ?? []).map(({ width, filled, outlined }, at) => {
      if (along + width > innerWidth) [along, line] = [start, line + 1]
      const x = rtl ? innerWidth - along - width : along
      along += width + bar.blockGap
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its position
        <g transform={`translate(${x} ${top + 4 + line * bar.lineHeight})`} key={at}>
          {outlined && <path className="chart__base" d={outlined} />}
          {filled && <path className="chart__fill" d={filled} />}
        </g>
      )
    })
    height += (line + 1) * bar.lineHeight + 6
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows are never reordered
      <g key={index}>
        <SvgText along={0} y={top + 19} rtl={rtl} className="ink">
          {shortenToWidth(label, small, bar.label)}
        </SvgText>
        <SvgText along={start - 12} y={top + 19} rtl={rtl} className="strong" anchor="end">
          {text}
        </SvgText>
        {blocks}
      </g>
    )
  })
  return { height, node: rows }
}

const lineFrame = { height: 220, margin: 10 }

function linePlot(of: LineChart, { rtl }: TextDirection, digits: Digits): SvgPart {
  const write = (value: number) => writeAxisValue(value, digits)
  const values = of.points.map(({ value }) => value)
  const last = of.points.at(-1)
  const [before, after] = [48, Math.max(48, widthOfText(last?.text ?? '', small) + 12)]
  const frame = { ...lineFrame, width: innerWidth - before - after }
  const scale = { goal: of.goal?.value, start: of.axisStart }
  const { points, paths, goal, ticks } = placeSeries([values], scale, frame, rtl)
  const left = rtl ? after : before
  const [own = []] = points
  const dots = own.map((point) => point && `M${point[0]} ${point[1]}h0`)
  const missed = dots.filter((_, at) => of.points[at]?.isMissed).join('')
  const end = own.at(-1)?.[1] ?? 0
  return {
    height: frame.height + 26,
    node: (
      <>
        <g transform={`translate(${left} 0)`}>
          <path
            className="plot__grid"
            d={ticks.map(({ y }) => `M0 ${y}h${frame.width}`).join('')}
          />
          {goal !== null && <path className="chart__goal" d={`M0 ${goal}h${frame.width}`} />}
          <path className="plot__line" d={paths[0]} />
          <path className="plot__dot" d={dots.at(-1) ?? ''} />
          {missed && <path className="plot__dot plot__dot--missed" d={missed} />}
          {missed && <path className="plot__dot plot__dot--hole" d={missed} />}
        </g>
        {ticks.map(({ y, value }) => (
          <SvgText along={before - 8} y={y + 4} rtl={rtl} className="mute" anchor="end" key={value}>
            {write(value)}
          </SvgText>
        ))}
        <SvgText along={before + frame.width + 8} y={end + 4} rtl={rtl} className="strong">
          {last?.text}
        </SvgText>
        <Axis
          labels={of.points.map(({ label }) => label)}
          from={before}
          to={before + frame.width}
          y={frame.height + 22}
          rtl={rtl}
        />
      </>
    ),
  }
}

const spanPitch = 50

function spansPlot(of: SpansChart, { rtl }: TextDirection): SvgPart {
  const { spans, today, ticks } = placeSpans(of, innerWidth, rtl)
  const height = of.spans.length * spanPitch
  const grid = ticks.map((x) => `M${x} 0v${height}`).join('')
  return {
    height: height + 26,
    node: (
      <>
        <path className="plot__grid" d={grid} />
        <path className="chart__goal" d={`M${today} 0v${height}`} />
        {of.spans.map(({ label, text, kind }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two agreements may have the same name
          <g transform={`translate(0 ${index * spanPitch})`} key={index}>
            <SvgText along={0} y={16} rtl={rtl} className="ink">
              {shortenToWidth(label, small, innerWidth - widthOfText(text, small) - 24)}
            </SvgText>
            <SvgText along={innerWidth} y={16} rtl={rtl} className="mute" anchor="end">
              {text}
            </SvgText>
            <g transform={`translate(0 ${spanPitch - spanRowHeight - 4})`}>
              {spans[index] && <SpanBars of={spans[index]} kind={kind} />}
            </g>
          </g>
        ))}
        {ticks.map((x, index) => {
          const along = rtl ? innerWidth - x : x
          return (
            along < innerWidth - 30 && (
              <SvgText along={along} y={height + 18} rtl={rtl} className="mute" key={x}>
                {of.ticks[index]?.label}
              </SvgText>
            )
          )
        })}
      </>
    ),
  }
}

/** The drawing of a chart without its words; null for a chart that is too large to be drawn. */
export function svgPlot(of: Chart, direction: TextDirection, digits: Digits): SvgPart | null {
  switch (of.form) {
    case 'marks':
      return marksPlot(of, direction)
    case 'bars':
      return barsPlot(of, direction)
    case 'line':
      return linePlot(of, direction, digits)
    case 'spans':
      return spansPlot(of, direction)
  }
}
