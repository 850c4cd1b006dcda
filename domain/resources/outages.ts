import * as v from 'valibot'
import type { Entry } from '../content/entry'
import { continuityNames, faultStages } from '../content/help/maintenance'
import { readLocalTime } from '../dates/calendar'
import { statusParts } from '../site/status-parts'
import { described, instant, plainText } from './described'
import { choiceFilter, defineResource, yearFilter } from './resource'

const update = v.strictObject({ at: instant, text: plainText })

const toInstant = (day: string, time: string) =>
  new Date(readLocalTime(`${day}T${time}`)).toISOString()

function endOf({ until }: Entry<'maintenance'>['body']): string | null {
  return until && toInstant(until.day, until.time)
}

export const outagesResource = defineResource({
  kind: 'maintenance',
  schemaName: 'Outage',
  title: { ar: 'الأعطال والصيانة', en: 'Outages and maintenance' },
  description: {
    ar: 'أعطال المنصات والصيانة المجدولة لها ولهذا الموقع، الأحدث أولًا.',
    en: 'Faults and planned maintenance of the platforms and of this site, newest first.',
  },
  fields: {
    platform: described(
      v.picklist(continuityNames),
      { ar: 'المنصة.', en: 'The platform.' },
      'procurement',
    ),
    planned: described(v.boolean(), {
      ar: 'صحيح للصيانة المجدولة، وغير صحيح للعطل.',
      en: 'True for planned maintenance, false for a fault.',
    }),
    startsAt: described(instant, { ar: 'وقت البداية.', en: 'Beginning.' }),
    endsAt: described(v.nullable(instant), {
      ar: 'وقت النهاية؛ null لعطل لم ينتهِ.',
      en: 'End; null for a fault that is not over.',
    }),
    stage: described(
      v.nullable(v.picklist(faultStages)),
      {
        ar: 'ما وصل إليه العمل على العطل؛ null إن لم يُذكر.',
        en: 'How far the work on a fault has come; null if not stated.',
      },
      'solved',
    ),
    parts: described(v.array(v.picklist(statusParts)), {
      ar: 'أجزاء هذا الموقع المتأثرة.',
      en: 'Parts of this site that are affected.',
    }),
    note: described(v.nullable(plainText), {
      ar: 'إرشاد في أثنائه أو تقرير بعده؛ null إن لم يوجد.',
      en: 'Advice for the time or the report after it; null if there is none.',
    }),
    updates: described(v.array(update), {
      ar: 'ما عُرف بعد ذلك، الأحدث أولًا.',
      en: 'What became known since, newest first.',
    }),
  },
  filters: {
    platform: choiceFilter('platform', continuityNames, {
      ar: 'ما يخص هذه المنصة.',
      en: 'Outages of this platform.',
    }),
    year: yearFilter,
  },
  sorts: ['-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, body }) => ({
    platform: body.platform,
    planned: body.planned,
    startsAt: toInstant(date ?? '', body.from),
    endsAt: endOf(body),
    stage: body.stage ?? null,
    parts: body.parts ?? [],
    note: body.note ?? null,
    updates: (body.updates ?? []).map(({ day, time, text }) => ({
      at: toInstant(day, time),
      text,
    })),
  }),
})
