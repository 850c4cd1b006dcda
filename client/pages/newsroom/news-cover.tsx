import type { NewsCard } from '#domain/payloads/newsroom'
import { Cover } from '../../ui/drawings/cover'
import type { Look } from '../../ui/drawings/look'
import { ChartNote } from '../../ui/record-charts/chart-note'
import { SmallChart } from '../../ui/record-charts/small-chart'

interface NewsCoverProps {
  of: Pick<NewsCard, 'slug' | 'chart'>
  width: number
  height: number
  look?: Look
  /** `lead` is on deep green; `row` has the chart alone, because its numbers are beside it. */
  place?: 'lead' | 'card' | 'row'
}

/** Cover of a news item: the chart of its number, else an abstract drawing. */
export function NewsCover({ of: { slug, chart }, place = 'card', ...drawing }: NewsCoverProps) {
  if (!chart) return <Cover slug={slug} {...drawing} />
  return (
    <div className={place === 'lead' ? 'chart-cover chart-cover--deep' : 'chart-cover'}>
      <SmallChart of={chart} />
      {place !== 'row' && <ChartNote of={chart} />}
    </div>
  )
}

/** Cover of the page of an item, below its title. */
export function ItemCover({ of }: Pick<NewsCoverProps, 'of'>) {
  return (
    <div className={of.chart ? 'item-cover item-cover--chart' : 'item-cover'}>
      <NewsCover of={of} width={1260} height={540} place="lead" />
    </div>
  )
}
