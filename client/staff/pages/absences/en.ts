import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDeskAbsences } from './ar'

export const enDeskAbsences = {
  deskAbsences: {
    title: 'Absence and rota',
    lead: 'Nothing new is assigned to who is away, and their open requests stand in the list “Of absent colleagues”, from which others take them over. An absence ends by itself at the end of its last day in Riyadh.',
    own: 'My absence',
    firstDay: 'First day',
    lastDay: 'Last day',
    save: 'Save the absence',
    remove: 'End the absence',
    removeOf: 'End the absence of {{name}}',
    others: 'Absences of colleagues',
    table: 'Who is away or will be',
    none: 'Nobody is away or will be.',
    officer: 'Colleague',
    chooseOfficer: 'Choose a colleague',
    columns: { officer: 'Colleague', first: 'From', last: 'To', state: 'State', action: 'Action' },
    away: 'Away today',
    coming: 'Coming',
    list: 'Open requests',
    listOf: 'Open requests of {{name}}',
    awayUntil: '{{name}} (away until {{day}})',
    rota: 'Rota',
    rotaLead:
      'New requests that are nobody’s are assigned in turn to the colleagues who have a place here; one who is away is passed over until they return. A kind in which nobody has a place has no rota, and its new requests wait until somebody takes them.',
    kinds: 'Kinds of requests',
    placeHint: 'A place from 1 to 99; who has an empty field is not in the rota.',
    rotaOf: 'Rota of the kind “{{kind}}”',
    members: ({ count }) =>
      count === 0
        ? 'Nobody is in the rota: it is off'
        : plural('en', count, {
            one: '1 person is in the rota',
            other: '# people are in the rota',
          }),
    saveRota: 'Save the rota',
    noOfficers: 'Nobody who could be chosen has logged in yet.',
    issues: {
      firstDay: 'Choose the first day.',
      lastDay:
        'Choose the last day: today or later, not before the first day, and no more than a year after it.',
      officer: 'Choose a colleague from the list.',
    },
    problems: {
      invalid: 'The absence was not saved: correct the marked fields.',
      place: 'The rota was not saved: a place is a number from 1 to 99, or an empty field.',
      changed:
        'Nothing was changed: a colleague changed this rota in the meantime. What you typed is still in the form.',
    },
  },
} as const satisfies Shape<typeof arDeskAbsences>
