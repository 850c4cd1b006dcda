import type { HomeTasks, Journey } from '#client/pages/site/home/payload.ts'
import type { Entry } from '#domain/content/entry'
import { agreementStatus, nextJoining } from '#domain/content/services/joining-windows'
import { riyadhDate } from '#domain/dates/calendar'
import type { Format } from '#domain/dates/format'
import type { Translate } from '#domain/messages/translate'

interface TextDeps {
  t: Translate
  format: Format
}

interface TaskLists {
  agreement: Entry<'agreement'>[]
  service: Entry<'service'>[]
}

export function toTasks(
  { agreement, service }: TaskLists,
  { t, format, now }: TextDeps & { now: number },
): HomeTasks {
  return {
    frameworkAgreements: joiningText(agreement, riyadhDate(now), { t, format }),
    services: format.text(t('home.tasks.offered', { count: service.length })),
  }
}

/** How many joining windows are open today, else the day on which the next one opens. */
function joiningText(
  agreements: readonly Entry<'agreement'>[],
  today: string,
  { t, format }: TextDeps,
): string {
  const terms = agreements.map(({ body }) => body.term)
  const count = terms.filter((term) => agreementStatus(term, today) === 'joining').length
  const [next] = terms.flatMap((term) => nextJoining(term, today)?.opens ?? []).sort()
  if (count > 0 || !next) return format.text(t('home.tasks.windows', { count }))
  return t('home.tasks.nextWindow', { date: format.weekday(next).date })
}

/** The ruler of the achievement that the home page names; null without one that can be counted. */
export function toJourney(
  { body }: Entry<'home'>,
  achievements: readonly Entry<'achievement'>[],
  { t, format }: TextDeps,
): Journey | null {
  const figure = achievements.find(({ slug }) => slug === body.journeyFigure)
  const count = Math.round(figure?.body.value ?? 0)
  if (count < 2) return null
  return {
    count,
    label: format.text(t('home.journey.label', { count })),
    note: format.text(t('home.journey.note', { count, year: String(body.achievements.year) })),
  }
}
