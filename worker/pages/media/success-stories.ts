import type { StoryEntry } from '#client/pages/media/success-stories/payload.ts'
import { type Entry, newestChange } from '#domain/content/entry'
import type { Format } from '#domain/dates/format'
import type { FacetLabel, StoryCard } from '#domain/payloads/newsroom'
import { listed, readPage, takePage } from '#domain/site/paging'
import { type Loader, type LoaderDeps, loadLists } from '../../payloads/loader'
import { createChartWriter, type RecordChartDeps } from '../../payloads/text/write-record-chart'
import { writeText } from '../../payloads/text/write-text'
import { listHead } from '../list-head'
import { type FindPicture, findEach, readPictures } from '../read-pictures'

export const loadSuccessStories: Loader<'successStories'> = async (deps, params) => {
  const [{ lists, format }, findPicture] = await Promise.all([
    loadLists(deps, ['story', 'sector', 'region']),
    readPictures(deps),
  ])
  const sectors = lists.sector.map(({ slug, title }) => ({ slug, title }))
  const chosen = params.sector ? sectors.find(({ slug }) => slug === params.sector) : null
  const page = readPage(params.page)
  const regions = lists.region.map(({ slug, title }) => ({ slug, title }))
  const modified = newestChange([...lists.story, ...lists.sector])
  if (chosen === undefined || page === null || modified === null) return null
  const inSector = (slug: string) => lists.story.filter(({ body }) => body.sector === slug)
  const stories = chosen ? inSector(chosen.slug) : lists.story
  const onPage = takePage(stories, page, listed.cards)
  if (!onPage) return null
  return {
    modified: format.date(modified),
    stories: toStories(onPage.items, { sectors, regions, findPicture }, deps, format),
    paging: onPage.paging,
    sectors: sectors.map((sector) => ({ ...sector, count: inSector(sector.slug).length })),
    chosen,
    head: listHead(deps, 'successStories', [chosen?.title], page),
  }
}

interface StoryParts {
  sectors: readonly FacetLabel[]
  regions: readonly FacetLabel[]
  findPicture: FindPicture
}

function toStories(
  stories: readonly Entry<'story'>[],
  { sectors, regions, findPicture }: StoryParts,
  deps: LoaderDeps,
  format: Format,
): StoryEntry[] {
  const cards = toStoryCards(stories, { t: deps.t, format })
  return stories.flatMap(({ slug, body }) => {
    const sector = sectors.find((one) => one.slug === body.sector)
    const region = regions.find((one) => one.slug === body.region) ?? null
    const card = cards.find((one) => one.slug === slug)
    if (!sector || !card) return []
    const pictures = {
      picture: findPicture(body.image),
      furtherPictures: findEach(findPicture, body.furtherPictures),
    }
    return [{ ...card, sector, region, ...pictures, body: writeText(body.body, deps) }]
  })
}

/** Cards of one page; charts of the same unit have the same scale. */
export function toStoryCards(
  stories: readonly Entry<'story'>[],
  deps: RecordChartDeps,
): StoryCard[] {
  const writeChart = createChartWriter(
    stories.map(({ body }) => body.chart),
    deps,
  )
  return stories.map(({ slug, title, summary, body }) => ({
    slug,
    title,
    summary: summary ?? '',
    figure: deps.format.text(body.figure),
    entity: body.entity,
    chart: writeChart(body.chart),
  }))
}
