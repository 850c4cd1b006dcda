import type { FixedName } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { AchievementChart } from '../../../ui/drawings/achievement-chart'
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

function Figure({ figure }: { figure: AchievementFigure }) {
  const { locale } = usePage()
  const page = pages[figure.slug]
  return (
    <li className={`figure figure--${figure.chart}`}>
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
      <div className="figure__chart">
        <AchievementChart
          kind={figure.chart}
          number={figure.number}
          label={figure.chartLabel}
          rtl={locale === 'ar'}
        />
        <p className="item-meta">{figure.note}</p>
        {page && (
          <p>
            <PageLink to={page} className="link-arrow" />
          </p>
        )}
      </div>
    </li>
  )
}
