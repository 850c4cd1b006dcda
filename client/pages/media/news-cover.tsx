import type { NewsCard } from '#domain/payloads/newsroom'
import type { Look } from '../../ui/drawings/look'
import { transitionTo } from '../../ui/page/transition'
import { ChartNote } from '../../ui/record-charts/chart-note'
import { SmallChart } from '../../ui/record-charts/small-chart'
import { Illustration } from '../../ui/scenes/illustration'
import type { NewsItemPayload } from './news-item/payload'
import '../../ui/record-charts/record-chart.css'
import '../../ui/chart-cover.css'
import './item-cover.css'
import './scene-captions.css'

interface NewsCoverProps {
  of: Pick<NewsCard, 'slug' | 'chart' | 'scene'>
  width: number
  height: number
  look?: Look | undefined
  /** `lead` is on deep green; `row` has the chart alone, because its numbers are beside it. */
  place?: 'lead' | 'card' | 'row'
}

/** Cover of a news item: the chart of its number, else its scene, else an abstract drawing. */
export function NewsCover({ of, place = 'card', look, ...size }: NewsCoverProps) {
  const { chart } = of
  if (!chart) return <Illustration of={{ drawing: look, ...of }} {...size} />
  return (
    <div className={place === 'lead' ? 'chart-cover chart-cover--deep' : 'chart-cover'}>
      <SmallChart of={chart} />
      {place !== 'row' && <ChartNote of={chart} />}
    </div>
  )
}

/** Cover of the page of an item, in its head. */
export function ItemCover({
  of,
}: {
  of: Pick<NewsItemPayload, 'slug' | 'chart' | 'scene' | 'shows'>
}) {
  const isLow = of.chart?.drawing.type === 'pictogram'
  const kind = of.chart && `item-cover--chart${isLow ? ' item-cover--low' : ''}`
  return (
    <figure
      className={kind ? `item-cover ${kind}` : 'item-cover'}
      {...transitionTo('cover', 'news', of.slug)}
    >
      <NewsCover of={of} width={960} height={600} place="lead" />
      {of.shows && <figcaption className="scene-caption">{of.shows}</figcaption>}
    </figure>
  )
}
