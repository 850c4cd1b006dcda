import type { StoryCard } from '#domain/payloads/newsroom'
import { ChartNote } from '../../ui/record-charts/chart-note'
import { SmallChart } from '../../ui/record-charts/small-chart'
import { WithNumbers } from '../../ui/text/number'
import './story.css'

/** The number of a story, drawn if it compares two. */
export function StoryFigure({
  of: { chart, figure },
}: {
  of: Pick<StoryCard, 'chart' | 'figure'>
}) {
  return (
    <>
      <p className="story-figure">
        <bdi>
          <WithNumbers text={figure} />
        </bdi>
      </p>
      {chart && (
        <div className="story-chart">
          <SmallChart of={chart} />
        </div>
      )}
      {chart && <ChartNote of={chart} />}
    </>
  )
}
