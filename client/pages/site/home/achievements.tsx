import type { FixedName } from '#domain/site/routes'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { PageSection } from '../../../ui/page/section'
import { PageLink } from '../../../ui/text/link'
import { LargeNumber } from '../../../ui/text/number'
import type { AchievementFigure, HomePayload } from './payload'
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

function Figure({ figure: { slug, number, sign, unit, text, squares } }: FigureProps) {
  const page = pages[slug]
  return (
    <li className="figure">
      <p className="figure__number">
        <LargeNumber>
          {number}
          {sign && <span className="figure__sign">{sign}</span>}
        </LargeNumber>
        {unit && (
          <>
            {' '}
            <span className="figure__unit">{unit}</span>
          </>
        )}
      </p>
      <p className="figure__text">{text}</p>
      {squares && <UnitSquares {...squares} isSoft />}
      {page && <PageLink to={page} className="link-arrow" />}
    </li>
  )
}

interface FigureProps {
  figure: AchievementFigure
}
