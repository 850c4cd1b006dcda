import type { Context } from 'hono'
import { joiningWindows } from '#domain/content/services/joining-windows'
import { type CalendarEvent, writeCalendar } from '#domain/dates/icalendar'
import { translators } from '#domain/messages/translators'
import type { AgreementRow } from '#domain/payloads/services'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { answerProblem } from '../errors'
import { answerFile } from '../http/text-file'
import { loadPayload } from '../payloads/load-page'
import type { AppEnv } from '../runtime/request-context'

/** The joining windows of an open agreement as a calendar; 404 for any other. */
export async function answerJoining(c: Context<AppEnv>): Promise<Response> {
  const work = c.get('work')
  const locale = c.get('locale')
  const file = c.req.param('file') ?? ''
  const { agreements } = await loadPayload(work, 'frameworkAgreements', locale)
  const agreement = agreements.find(({ slug }) => file === `${slug}.ics`)
  const { origin } = work.deployment
  const events = agreement ? eventsOf(agreement, locale, origin) : []
  // A calendar has at least one event (RFC 5545, 3.6).
  if (!agreement || events.length === 0) return answerProblem(c, 404)
  const text = writeCalendar({
    name: translators[locale]('agreements.event.name', { title: agreement.title }),
    locale,
    host: new URL(origin).host,
    events,
  })
  return answerFile(c, { type: 'text/calendar; charset=utf-8', text, locale, attachment: file })
}

function eventsOf(agreement: AgreementRow, locale: Locale, origin: string): CalendarEvent[] {
  const t = translators[locale]
  const { slug, title, type, start, end, changed } = agreement
  return joiningWindows({ type, start: start.iso, end: end.iso }).map(({ opens, closes }) => ({
    id: `joining-${slug}-${opens}`,
    changed,
    first: opens,
    last: closes,
    hours: null,
    title: t('agreements.event.title', { title }),
    description: t('agreements.event.text'),
    place: null,
    url: `${origin}${routePath('frameworkAgreements', locale)}#${slug}`,
  }))
}
