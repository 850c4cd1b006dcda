import type { Context } from 'hono'
import { joiningWindows } from '#domain/content/services/joining-windows'
import { type CalendarEvent, writeCalendar } from '#domain/dates/icalendar'
import { translators } from '#domain/messages/translators'
import type { AgreementRow } from '#domain/payloads/services'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { respondProblem } from '../errors'
import { respondTextFile } from '../http/text-file'
import { loadPayload } from '../payloads/load-page'
import type { AppEnv } from '../runtime/app-env'

/** The joining windows of a framework agreement as a calendar; 404 if it has none. */
export async function respondJoiningCalendar(c: Context<AppEnv>): Promise<Response> {
  const ctx = c.get('ctx')
  const locale = c.get('locale')
  const file = c.req.param('file') ?? ''
  const { agreements } = await loadPayload(ctx, 'frameworkAgreements', locale)
  const agreement = agreements.find(({ slug }) => file === `${slug}.ics`)
  const { origin } = ctx.deployment
  const events = agreement ? eventsOf(agreement, locale, origin) : []
  // A calendar must have at least one event (RFC 5545, 3.6).
  if (!agreement || events.length === 0) return respondProblem(c, 404)
  const text = writeCalendar({
    name: translators[locale]('agreements.event.name', { title: agreement.title }),
    locale,
    host: new URL(origin).host,
    events,
  })
  return respondTextFile(c, {
    type: 'text/calendar; charset=utf-8',
    text,
    locale,
    attachment: file,
  })
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
