import type { MediaCenterPayload } from '#client/pages/media/media-center/payload.ts'
import { listEntries } from '#db/entries/entries'
import { type Entry, newestChange } from '#domain/content/entry'
import type { Format } from '#domain/dates/format'
import type { CampaignEntry } from '#domain/payloads/newsroom'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { writeText } from '../../payloads/text/write-text'
import { type FindPicture, readPictures } from '../read-pictures'

const order = ['running', 'coming', 'over'] as const

/** Campaigns outside their publication window stay listed. */
export const loadCommunication: Loader<'communication'> = async (deps) => {
  const [entries, format, findPicture] = await Promise.all([
    listEntries(deps.db, 'campaign', deps.locale, 'always'),
    loadFormat(deps),
    readPictures(deps),
  ])
  const modified = newestChange(entries)
  if (modified === null) return null
  const cards = toCampaignCards(entries, findPicture)
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

export function toCampaignCards(
  entries: readonly Entry<'campaign'>[],
  findPicture: FindPicture,
): Card[] {
  return entries.map(({ slug, title, summary, body }) => ({
    slug,
    title,
    summary: summary ?? '',
    picture: findPicture(body.image),
  }))
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
