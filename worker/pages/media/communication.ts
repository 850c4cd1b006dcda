import type { MediaCenterPayload } from '#client/pages/media/media-center/payload.ts'
import { listEntries } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import { daysBetween, riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { CampaignEntry } from '#domain/payloads/newsroom'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { createChartWriter, type RecordChartDeps } from '../../payloads/text/write-record-chart'
import { writeText } from '../../payloads/text/write-text'

const order = ['running', 'coming', 'over'] as const

/** Campaigns outside their publication window stay listed. */
export const loadCommunication: Loader<'communication'> = async (deps) => {
  const [entries, format] = await Promise.all([
    listEntries(deps.db, 'campaign', deps.locale, 'always'),
    loadFormat(deps),
  ])
  const modified = newestChange(entries)
  if (modified === null) return null
  const cards = toCampaignCards(entries, { t: deps.t, format }, deps.now)
  const campaigns = cards.flatMap((card) => {
    const entry = entries.find(({ slug }) => slug === card.slug)
    return entry ? [{ ...card, ...toCampaign(entry, format, deps) }] : []
  })
  return {
    modified: format.date(modified),
    campaigns: order.flatMap((state) => campaigns.filter((one) => one.state === state)),
  }
}

type Card = MediaCenterPayload['campaigns'][number]

/** Cards of one page; charts of the same unit have the same scale. */
export function toCampaignCards(
  entries: readonly Entry<'campaign'>[],
  deps: RecordChartDeps,
  now: number,
): Card[] {
  const writeChart = createChartWriter(
    entries.map(({ body }) => body.chart),
    deps,
  )
  return entries.flatMap((entry) => {
    const { slug, title, summary } = entry
    const chart = writeChart(fillElapsedDays(entry, now))
    return chart ? [{ slug, title, summary: summary ?? '', chart }] : []
  })
}

/** In a calendar whose months are named, the days of the campaign up to today are filled. */
function fillElapsedDays({ body: { chart }, startsAt }: Entry<'campaign'>, now: number) {
  if (chart.type !== 'pictogram' || chart.shape !== 'calendar' || !chart.labels) return chart
  if (startsAt === null) return chart
  const days = chart.groups.reduce((sum, count) => sum + count, 0)
  const elapsed = daysBetween(riyadhDate(startsAt), riyadhDate(now)) + 1
  return { ...chart, filled: Math.min(Math.max(elapsed, 0), days) }
}

function toCampaign(
  entry: Entry<'campaign'>,
  format: Format,
  deps: LoaderDeps,
): Omit<CampaignEntry, keyof Card> {
  const { body, startsAt, endsAt } = entry
  return {
    audience: body.audience,
    message: body.message,
    body: writeText(body.body, deps),
    state: stateOf(entry, deps.now),
    from: startsAt === null ? null : format.date(startsAt),
    until: endsAt === null ? null : format.date(endsAt - 1),
  }
}

function stateOf({ startsAt, endsAt }: Entry<'campaign'>, now: number): CampaignEntry['state'] {
  if (endsAt !== null && endsAt <= now) return 'over'
  return startsAt !== null && startsAt > now ? 'coming' : 'running'
}
