import { listEntries } from '#db/entries/entries'
import { captionScene } from '#domain/content/caption-scene'
import { type Entry, newestChange } from '#domain/content/entry'
import type { Format } from '#domain/dates/format'
import type { CampaignEntry } from '#domain/payloads/newsroom'
import { type Loader, type LoaderDeps, loadFormat } from '../../loader'
import { writeText } from '../../text/write-text'

const order = ['running', 'coming', 'over'] as const

/** Campaigns outside their publication window stay listed. */
export const loadCommunication: Loader<'communication'> = async (deps) => {
  const [entries, format] = await Promise.all([
    listEntries(deps.db, 'campaign', deps.locale, 'always'),
    loadFormat(deps),
  ])
  const modified = newestChange(entries)
  if (modified === null) return null
  const campaigns = entries.map((entry) => toCampaign(entry, format, deps))
  return {
    modified: format.date(modified),
    campaigns: order.flatMap((state) => campaigns.filter((one) => one.state === state)),
  }
}

function toCampaign(entry: Entry<'campaign'>, format: Format, deps: LoaderDeps): CampaignEntry {
  const { slug, title, summary, body, startsAt, endsAt } = entry
  return {
    slug,
    title,
    summary: summary ?? '',
    ...body,
    shows: body.scene ? captionScene(body.scene.tags, deps.locale) : null,
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
