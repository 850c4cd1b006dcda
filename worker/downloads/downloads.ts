import { writeCalendar } from '#domain/dates/icalendar'
import type { Programme } from '#domain/payloads/institution'
import type { Locale } from '#domain/site/locale'
import { wordedTitle } from '#domain/site/route-titles'
import { routePath } from '#domain/site/routes'
import { writeCard } from '#domain/text/vcard'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/text-file'
import { loadPayload } from '../pages/load-page'
import type { PayloadDeps } from '../payloads/payload-reader'
import type { ProblemDeps } from '../problems/respond-problem'
import { respondProblem } from '../problems/respond-problem'

export async function respondProgramme(
  c: HandlerContext<PayloadDeps & ProblemDeps>,
): Promise<Response> {
  const locale = c.get('locale')
  const name = c.req.param('file') ?? ''
  const { programmes } = await loadPayload(c.get('ctx'), 'locInit', locale)
  const programme = programmes.find(({ slug }) => name === `${slug}.ics`)
  if (!programme) return respondProblem(c, 404)
  const text = calendarOf(programme, locale, c.get('ctx').deployment.origin)
  return respondTextFile(c, {
    type: 'text/calendar; charset=utf-8',
    text,
    locale,
    attachment: name,
  })
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
  const name = wordedTitle('locInit', locale)
  return writeCalendar({ name, locale, host: new URL(origin).host, events: [event] })
}

/** The authority's contact card (vCard) in both languages, the page's language first. */
export async function respondCard(c: HandlerContext<PayloadDeps & ProblemDeps>): Promise<Response> {
  const locale = c.get('locale')
  const { words, channels, changed } = await loadPayload(c.get('ctx'), 'card', locale)
  const { phone, email } = channels
  const url = c.get('ctx').deployment.origin
  const text = writeCard({ url, changed, phone, email, words })
  return respondTextFile(c, {
    type: 'text/vcard; charset=utf-8',
    text,
    locale,
    attachment: 'card.vcf',
  })
}
