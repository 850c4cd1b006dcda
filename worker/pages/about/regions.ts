import type { RegionPayload } from '#client/pages/about/region/payload.ts'
import { renderRegionMap } from '#client/render-regions'
import { listPublishedVersions } from '#db/datasets/versions'
import { inPages } from '#db/entries/entry-paths'
import { type Entry, newestChange } from '#domain/content/entry'
import { findAxis } from '#domain/content/services/almanac-axis'
import { isInForce } from '#domain/content/services/joining-windows'
import { filePath } from '#domain/datasets/formats'
import { riyadhDate } from '#domain/dates/calendar'
import { type Locale, localPath } from '#domain/site/locale'
import { recordPath } from '#domain/site/record-path'
import { routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadLists } from '../../payloads/loader'
import { toStoryCards } from '../media/success-stories'
import { readPictures } from '../read-pictures'
import { compareByWindow, describeAxis, toNamed } from '../services/agreement-texts'

const dataset = 'teams-by-region'

type Region = Entry<'region'>
type Story = Entry<'story'>
type Agreement = Entry<'agreement'>

const sumTeams = (regions: readonly Region[]) =>
  regions.reduce((sum, { body }) => sum + body.teams, 0)
const storiesOf = (stories: readonly Story[], slug: string) =>
  stories.filter(({ body }) => body.region === slug)

async function readRegions(deps: LoaderDeps) {
  const { lists, format } = await loadLists(deps, ['region', 'story', 'agreement'])
  const teamsText = (count: number) => format.text(deps.t('regions.teams', { count }))
  const today = riyadhDate(deps.now)
  const inForce = lists.agreement.filter(({ body }) => isInForce(body.term, today))
  const records = { regions: lists.region, stories: lists.story, agreements: inForce }
  return { ...records, format, teamsText, today }
}

type RegionLists = Awaited<ReturnType<typeof readRegions>>

const agreementsOf = (agreements: readonly Agreement[], { body }: Region) =>
  agreements.filter(({ slug }) => body.agreements.includes(slug))

function toRow(region: Region, agreements: readonly Agreement[], stories: readonly Story[]) {
  const { slug, title, body } = region
  return {
    slug,
    name: title,
    teams: body.teams,
    agreements: agreementsOf(agreements, region).length,
    stories: storiesOf(stories, slug).length,
  }
}

function toMapRegions({ regions, teamsText }: RegionLists, locale: Locale) {
  return regions.map(({ slug, title, body }) => ({
    slug,
    name: title,
    shortName: body.shortName ?? title,
    label: `${title}: ${teamsText(body.teams)}`,
    href: routePath('region', locale, { slug }),
    teams: body.teams,
  }))
}

/** schema.org AdministrativeArea of a region. */
function describeRegion(
  { slug, title, summary }: Entry<'region'>,
  { origin, locale }: { origin: string; locale: Locale },
): object {
  return {
    '@type': 'AdministrativeArea',
    name: title,
    description: summary,
    url: origin + routePath('region', locale, { slug }),
    containedInPlace: { '@type': 'Country', identifier: 'SA' },
  }
}

export const loadRegions: Loader<'regions'> = async (deps) => {
  const { db, locale, t, origin } = deps
  const [lists, versions] = await Promise.all([
    readRegions(deps),
    listPublishedVersions(db, dataset),
  ])
  const { regions, stories, agreements, format } = lists
  const modified = newestChange([...regions, ...stories.filter(({ body }) => body.region)])
  if (modified === null) return null
  const rows = regions.map((region) => toRow(region, agreements, stories))
  return {
    modified: format.date(modified),
    map: renderRegionMap({ label: t('regions.map'), regions: toMapRegions(lists, locale) }),
    regions: rows,
    totals: {
      teams: sumTeams(regions),
      agreements: agreements.filter(({ slug }) =>
        regions.some(({ body }) => body.agreements.includes(slug)),
      ).length,
      stories: rows.reduce((sum, row) => sum + row.stories, 0),
    },
    csv: versions.length > 0 ? filePath(dataset, 'latest', 'csv') : null,
    jsonLd: regions.map((region) => describeRegion(region, { origin, locale })),
  }
}

export const loadRegion: Loader<'region'> = async (deps, { slug = '' }) => {
  const { locale, t, origin } = deps
  const [lists, findPicture] = await Promise.all([readRegions(deps), readPictures(deps)])
  const { regions, format, teamsText } = lists
  const region = regions.find((one) => one.slug === slug)
  if (!region) return null
  const { title, summary, body, updatedAt } = region
  const teams = teamsText(body.teams)
  return {
    modified: format.date(updatedAt),
    name: title,
    summary: summary ?? '',
    teams: body.teams,
    total: sumTeams(regions),
    map: renderRegionMap({
      label: t('regions.page.map', { name: title, teams }),
      regions: toMapRegions(lists, locale),
      current: slug,
    }),
    picture: findPicture(body.image),
    work: body.work,
    ...(await findRecords(deps, region, lists)),
    others: regions
      .filter((one) => one !== region)
      .map(({ slug, title: name }) => ({ slug, name })),
    head: {
      title: t('regions.page.title', { name: title }),
      description: `${title}: ${teams}. ${summary ?? ''}`,
    },
    jsonLd: [describeRegion(region, { origin, locale })],
  }
}

/** Agreements in force and stories of a region, with the paths at which stories are shown. */
async function findRecords(
  deps: LoaderDeps,
  region: Region,
  { agreements, stories, format, today }: RegionLists,
): Promise<Pick<RegionPayload, 'agreements' | 'axis' | 'stories'>> {
  const pathInPages = await inPages('successStories', 'story')(deps)
  const own = storiesOf(stories, region.slug)
  const used = agreementsOf(agreements, region)
  const shared = findAxis(agreements.map((one) => one.body.term))
  return {
    agreements: used.map((one) => toNamed(one, { format, today })).toSorted(compareByWindow),
    axis: used.length > 0 ? describeAxis(shared, { format, today }) : null,
    stories: toStoryCards(own, { t: deps.t, format }).map((card, at) => ({
      ...card,
      href: localPath((own[at] && recordPath(own[at], { pathInPages })) ?? '/', deps.locale),
    })),
  }
}
