import type { Context } from 'hono'
import { writeCalendar } from '#domain/dates/icalendar'
import { translators } from '#domain/messages/translators'
import type { Programme } from '#domain/payloads/institution'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { writeCard } from '#domain/text/vcard'
import { answerProblem } from '../errors'
import { answerFile } from '../http/text-file'
import { loadPayload } from '../payloads/load-page'
import type { AppEnv } from '../runtime/request-context'

/** A training programme as a calendar file; 404 for one that is not there. */
export async function answerProgramme(c: Context<AppEnv>): Promise<Response> {
  const locale = c.get('locale')
  const name = c.req.param('file') ?? ''
  const { programmes } = await loadPayload(c.get('work'), 'locInit', locale)
  const programme = programmes.find(({ slug }) => name === `${slug}.ics`)
  if (!programme) return answerProblem(c, 404)
  const text = calendarOf(programme, locale, c.get('work').deployment.origin)
  return answerFile(c, { type: 'text/calendar; charset=utf-8', text, locale, attachment: name })
}

function calendarOf(programme: Programme, locale: Locale, origin: string): string {
  const { slug, title, summary, audience, gains, first, last, hours, place, changed } = programme
  const event = {
    id: `programme-${slug}`,
    changed,
    first: first.iso,
    last: last.iso,
    hours,
    title,
    description: [summary, audience, ...gains.map((gain) => `- ${gain}`)].join('\n'),
    place,
    url: `${origin}${routePath('locInit', locale)}#${slug}`,
  }
  const name = translators[locale]('routes.locInit.title')
  return writeCalendar({ name, locale, host: new URL(origin).host, events: [event] })
}

/** The authority's contact card, in both languages, the page's first. */
export async function answerCard(c: Context<AppEnv>): Promise<Response> {
  const locale = c.get('locale')
  const { words, channels, changed } = await loadPayload(c.get('work'), 'card', locale)
  const { phone, email } = channels
  const url = c.get('work').deployment.origin
  const text = writeCard({ url, changed, phone, email, words })
  return answerFile(c, { type: 'text/vcard; charset=utf-8', text, locale, attachment: 'card.vcf' })
}
