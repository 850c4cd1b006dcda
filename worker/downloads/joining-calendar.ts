import { translators } from '#client/translators.ts'
import { type JoiningWindow, joiningWindows } from '#domain/content/services/joining-windows'
import { type CalendarEvent, writeCalendar } from '#domain/dates/icalendar'
import type { AgreementRow } from '#domain/payloads/agreements'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import type { HandlerContext } from '../http/handler-context'
import { respondTextFile } from '../http/text-file'
import { loadPayload } from '../pages/load-page'
import type { PayloadDeps } from '../payloads/payload-reader'
import type { ProblemDeps } from '../problems/respond-problem'
import { respondProblem } from '../problems/respond-problem'

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
  const agreement = agreements.find(({ slug }) => nameWithoutDay(file) === slug)
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
  return respondTextFile(c, {
    type: 'text/calendar; charset=utf-8',
    text,
    locale,
    attachment: file,
  })
}

const ending = /(?:-(\d{4}-\d{2}-\d{2}))?\.ics$/

function nameWithoutDay(file: string): string {
  return file.replace(ending, '')
}

function windowsOf({ figure }: AgreementRow, file: string): JoiningWindow[] {
  const day = ending.exec(file)?.[1]
  return joiningWindows(figure).filter(({ opens }) => day === undefined || opens === day)
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
