import type { SVGAttributes } from 'react'
import type { FixedName } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { countMarks, drawMarks, type Marks } from '../../../ui/drawings/marks'
import { createMemo } from '../../../ui/drawings/memo'
import { PageSection } from '../../../ui/page/section'
import { PageLink } from '../../../ui/text/link'
import { LargeNumber } from '../../../ui/text/number'
import type { AchievementFigure, FigureChart, HomePayload } from './payload'
import './home-figures.css'

/** Pages that show what a figure counts. */
const pages: Partial<Record<string, FixedName>> = { 'efficiency-teams': 'regions' }

export function Achievements({ title, lead, figures }: HomePayload['achievements']) {
  if (figures.length === 0) return null
  return (
    <PageSection id="achievements" title={title} lead={lead} ground="tint">
      <ol className="figures">
        {figures.map((figure) => (
          <Figure figure={figure} key={figure.slug} />
        ))}
      </ol>
    </PageSection>
  )
}

function Figure({ figure }: { figure: AchievementFigure }) {
  const { locale } = usePage()
  const page = pages[figure.slug]
  return (
    <li className="figure">
      <p className="figure__number">
        <LargeNumber>
          {figure.number}
          {figure.sign && <span className="figure__sign">{figure.sign}</span>}
        </LargeNumber>
        {figure.unit && (
          <>
            {' '}
            <span className="figure__unit">{figure.unit}</span>
          </>
        )}
      </p>
      <p className="figure__text">{figure.text}</p>
      {figure.chart && (
        <AchievementChart {...figure.chart} number={figure.number} rtl={locale === 'ar'} />
      )}
      {page && <PageLink to={page} className="link-arrow" />}
    </li>
  )
}

const memo = createMemo<Marks>()

const dot = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 10,
  strokeLinecap: 'round',
} as const

/** Attributes of each part; the sheet has the colour, so that the home page has few styles. */
const looks: Record<string, SVGAttributes<SVGPathElement>> = {
  chart__fill: { fill: 'currentColor' },
  'chart__dot chart__dot--full': dot,
  'chart__dot chart__dot--soft': { ...dot, strokeOpacity: 0.25 },
}

interface AchievementChartProps extends FigureChart {
  /** The figure as displayed; it determines the number of marks. */
  number: string
  rtl: boolean
}

/** A figure as marks that can be counted, in reading direction. */
function AchievementChart({ kind, number, label, rtl }: AchievementChartProps) {
  const count = countMarks(kind, number)
  const { width, height, paths, unit } = memo(`${kind} ${count} ${rtl}`, () =>
    drawMarks[kind](count, rtl),
  )
  return (
    <svg
      className={`chart chart--${kind}`}
      width={unit && `${width / unit}em`}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {Object.entries(paths).map(([part, d]) => (
        <path key={part} {...looks[part]} d={d} />
      ))}
    </svg>
  )
}
