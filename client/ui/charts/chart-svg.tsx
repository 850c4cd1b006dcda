import type { Chart } from '#domain/datasets/chart'
import type { Digits } from '#domain/dates/format'
import { directions, type Locale } from '#domain/site/locale'
import { keyEntries, keySamples } from './plot-key'
import {
  innerWidth,
  paragraph,
  type SvgPart,
  SvgText,
  stack,
  svgMargin,
  svgWidth,
  widthOfText,
} from './svg-parts'
import { svgPlot } from './svg-plots'

/**
 * Colours of the light and the dark mode: a file by itself knows no tokens of a page. Constant, so that
 * its hash can stand in a content security policy.
 */
export const svgStyle = `svg{color-scheme:light dark;color:#161616;--bg:#fff;--ink:#161616;--mute:#4d5761;--line:#e5e7eb;--control:#6c727e;--fill:#1b8354;--pale:#b8eacb;--miss:#a13a10;--deep:#166a45;--gold:#dba102;font-family:"IBM Plex Sans Arabic","Segoe UI","Noto Sans Arabic",Tahoma,Arial,sans-serif}@media (prefers-color-scheme:dark){svg{color:#f3f4f6;--bg:#0d121c;--ink:#f3f4f6;--mute:#a9b0ba;--line:#2a3544;--control:#8a93a0;--fill:#54c08a;--pale:#1d4a36;--miss:#ffb08a;--deep:#88d8ad}}.bg{fill:var(--bg)}text{font-size:13px;fill:var(--ink)}.title{font-size:22px;font-weight:600}.mute{fill:var(--mute)}.strong{font-weight:600}.chart__fill{fill:var(--fill)}.chart__pale{fill:var(--pale)}.chart__window{fill:var(--bg);stroke:var(--deep)}.chart__window--past{fill:var(--deep)}.chart__window--open{fill:var(--gold)}.chart__miss,.chart__base,.chart__goal,.plot__line,.plot__grid,.plot__axis-line{fill:none;stroke:var(--control)}.chart__miss{stroke:var(--miss);stroke-width:1.4}.chart__goal{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:4 3}.plot__line{stroke:var(--fill);stroke-width:2;stroke-linejoin:round}.plot__grid{stroke:var(--line)}.plot__dot{stroke:var(--fill);stroke-width:8;stroke-linecap:round}.plot__dot--missed{stroke:var(--miss);stroke-width:11}.plot__dot--hole{stroke:var(--bg);stroke-width:7}`

export interface ChartSvgProps {
  of: Chart
  locale: Locale
  digits: Digits
  /** The dataset, its version and whose it is. */
  source: string
  /** The licence and where the data are. */
  licence: string
}

const keySize = 14

function keyPart(of: Chart, rtl: boolean): SvgPart {
  let [along, line] = [0, 0]
  const entries = keyEntries(of).map(({ sample, label, total }) => {
    const text = total ? `${label}: ${total}` : label
    const width = keySize + 8 + widthOfText(text, 13) + 20
    if (along + width > innerWidth && along > 0) [along, line] = [0, line + 1]
    const at = along
    along += width
    const x = rtl ? innerWidth - at - keySize : at
    return (
      <g transform={`translate(0 ${line * 22})`} key={sample}>
        <g transform={`translate(${x} 2)`}>{keySamples[sample]}</g>
        <SvgText along={at + keySize + 8} y={13} rtl={rtl} className="mute">
          {text}
        </SvgText>
      </g>
    )
  })
  return { height: entries.length > 0 ? (line + 1) * 22 : 0, node: entries }
}

/** A chart as an SVG document of its own: title, drawing, key, caption, source and licence. */
export function ChartSvg({ of, locale, digits, source, licence }: ChartSvgProps) {
  const rtl = directions[locale] === 'rtl'
  const plot = svgPlot(of, { rtl }, digits)
  const { height, node } = stack(
    [
      paragraph({ text: of.finding, size: 22, className: 'title', rtl }),
      ...(plot ? [plot] : []),
      keyPart(of, rtl),
      paragraph({ text: of.caption, size: 13, className: 'mute', rtl }),
      { height: 1, node: <path className="plot__grid" d={`M0 0h${innerWidth}`} /> },
      stack([
        paragraph({ text: source, size: 13, className: 'mute', rtl }),
        paragraph({ text: licence, size: 13, className: 'mute', rtl }),
      ]),
    ],
    14,
  )
  const whole = Math.ceil(height + 2 * svgMargin)
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={svgWidth}
      height={whole}
      viewBox={`0 0 ${svgWidth} ${whole}`}
      lang={locale}
      role="img"
      aria-labelledby="title desc"
    >
      <title id="title">{of.finding}</title>
      <desc id="desc">{of.label}</desc>
      <style>{svgStyle}</style>
      <rect className="bg" width={svgWidth} height={whole} />
      <g transform={`translate(${svgMargin} ${svgMargin})`}>{node}</g>
    </svg>
  )
}
