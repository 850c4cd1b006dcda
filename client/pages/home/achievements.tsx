import type { AchievementFigure, HomePayload } from '#domain/payloads/home'
import { usePage } from '../../i18n'
import { Chart } from '../../ui/drawings/chart'
import { Section } from '../../ui/page/section'

export function Achievements({ title, lead, figures }: HomePayload['achievements']) {
  if (figures.length === 0) return null
  return (
    <Section id="achievements" title={title} lead={lead} ground="tint">
      <ol className="figures">
        {figures.map((figure) => (
          <Figure figure={figure} key={figure.slug} />
        ))}
      </ol>
    </Section>
  )
}

function Figure({ figure }: { figure: AchievementFigure }) {
  const { locale } = usePage()
  return (
    <li className={`figure figure--${figure.chart}`}>
      <p className="figure__number">
        <bdi dir="ltr">
          {figure.number}
          {figure.sign && <span className="figure__sign">{figure.sign}</span>}
        </bdi>
        {figure.unit && (
          <>
            {' '}
            <span className="figure__unit">{figure.unit}</span>
          </>
        )}
      </p>
      <p className="figure__text">{figure.text}</p>
      <div className="figure__chart">
        <Chart
          kind={figure.chart}
          number={figure.number}
          label={figure.chartLabel}
          rtl={locale === 'ar'}
        />
        <p className="item-meta">{figure.note}</p>
      </div>
    </li>
  )
}
