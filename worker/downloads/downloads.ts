import { translators } from '#client/translators.ts'
import { type JoiningWindow, joiningWindows } from '#domain/content/services/joining-windows'
import { type CalendarEvent, writeCalendar } from '#domain/dates/icalendar'
import type { AgreementRow } from '#domain/payloads/agreements'
import type { Programme } from '#domain/payloads/institution'
import type { Locale } from '#domain/site/locale'
import { tableTitle } from '#domain/site/route-titles'
import { routePath } from '#domain/site/routes'
import { writeCard } from '#domain/text/vcard'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/responses'
import { loadPayload } from '../pages/load-page'
import type { PayloadDeps } from '../payloads/payload-reader'
import { type ProblemDeps, respondProblem } from '../problems/respond-problem'

const calendarType = 'text/calendar; charset=utf-8'

export async function respondProgramme(
  c: HandlerContext<PayloadDeps & ProblemDeps>,
): Promise<Response> {
  const locale = c.get('locale')
  const name = c.req.param('file') ?? ''
  const { programmes } = await loadPayload(c.get('ctx'), 'locInit', locale)
  const programme = programmes.find(({ slug }) => name === `${slug}.ics`)
  if (!programme) return respondProblem(c, 404)
  const text = calendarOf(programme, locale, c.get('ctx').deployment.origin)
  return respondTextFile(c, { type: calendarType, text, locale, attachment: name })
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
  const name = tableTitle('locInit', locale)
  return writeCalendar({ name, locale, host: new URL(origin).host, events: [event] })
}

/** The authority's contact card (vCard) in both languages, the page's language first. */
export async function respondCard(c: HandlerContext<PayloadDeps & ProblemDeps>): Promise<Response> {
  const locale = c.get('locale')
  const { words, channels, changed } = await loadPayload(c.get('ctx'), 'card', locale)
  const { phone, email } = channels
  const url = c.get('ctx').deployment.origin
  const text = writeCard({ url, changed, phone, email, words })
  const type = 'text/vcard; charset=utf-8'
  return respondTextFile(c, { type, text, locale, attachment: 'card.vcf' })
}

/**
 * The joining windows of a framework agreement as a calendar, or the one that opens on the day at
 * the end of the file's name; 404 if it has none.
 */
export async function respondJoiningCalendar(
  c: HandlerContext<PayloadDeps & ProblemDeps>,
): Promise<Response> {
  const ctx = c.get('ctx')
  const locale = c.get('locale')
  const file = c.req.param('file') ?? ''
  const { agreements } = await loadPayload(ctx, 'frameworkAgreements', locale)
  const agreement = agreements.find(({ slug }) => file.replace(ending, '') === slug)
  const { origin } = ctx.deployment
  const windows = agreement ? windowsOf(agreement, file) : []
  // A calendar must have at least one event (RFC 5545, 3.6).
  if (!agreement || windows.length === 0) return respondProblem(c, 404)
  const text = writeCalendar({
    name: translators[locale]('agreements.event.name', { title: agreement.title }),
    locale,
    host: new URL(origin).host,
    events: windows.map((window) => describeEvent(window, agreement, locale, origin)),
  })
  return respondTextFile(c, { type: calendarType, text, locale, attachment: file })
}

const ending = /(?:-(\d{4}-\d{2}-\d{2}))?\.ics$/

function windowsOf({ term }: AgreementRow, file: string): JoiningWindow[] {
  const day = ending.exec(file)?.[1]
  return joiningWindows(term).filter(({ opens }) => day === undefined || opens === day)
}

function describeEvent(
  { opens, closes }: JoiningWindow,
  { slug, title, changed }: AgreementRow,
  locale: Locale,
  origin: string,
): CalendarEvent {
  const t = translators[locale]
  return {
    id: `joining-${slug}-${opens}`,
    changed,
    first: opens,
    last: closes,
    hours: null,
    title: t('agreements.event.title', { title }),
    description: t('agreements.event.text'),
    place: null,
    url: origin + routePath('agreement', locale, { slug }),
  }
}
