import * as v from 'valibot'
import { programme, stageOf } from '../content/services/programme'
import { count, described, isoDate, plainText } from './described'
import { choiceFilter, defineResource, yearFilter } from './resource'

const { delivery } = programme.entries
/** `HH:MM`: JSON Schema's format `time` has seconds and an offset (RFC 3339). */
const time = v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/))

export const programmesResource = defineResource({
  kind: 'programme',
  schemaName: 'Programme',
  title: { ar: 'البرامج التدريبية', en: 'Training programmes' },
  description: {
    ar: 'البرامج التدريبية بمواعيدها وآخر يوم للتسجيل فيها.',
    en: 'Training programmes with their dates and application deadline.',
  },
  fields: {
    stage: described(
      v.picklist(['open', 'closed', 'running', 'ended']),
      {
        ar: 'حالة البرنامج اليوم: التسجيل مفتوح، أو مغلق، أو بدأ، أو انتهى.',
        en: 'Status today: open for applications, closed to applications, running, or ended.',
      },
      'open',
    ),
    startsOn: described(isoDate, { ar: 'يومه الأول.', en: 'First day.' }, '2027-01-10'),
    endsOn: described(isoDate, { ar: 'يومه الأخير.', en: 'Last day.' }, '2027-01-14'),
    hours: described(
      v.strictObject({ from: time, to: time }),
      {
        ar: 'ساعات كل يوم عمل بتوقيت الرياض.',
        en: 'Daily hours, in Riyadh time.',
      },
      { from: '09:00', to: '14:00' },
    ),
    applyUntil: described(
      isoDate,
      { ar: 'آخر يوم للتسجيل.', en: 'Application deadline.' },
      '2026-12-20',
    ),
    seats: described(count, { ar: 'عدد المقاعد.', en: 'Number of seats.' }, 40),
    delivery: described(delivery, { ar: 'كيف يُقدّم.', en: 'Delivery mode.' }, 'on-site'),
    place: described(plainText, { ar: 'المكان.', en: 'Place.' }),
    audience: described(plainText, { ar: 'لمن هو.', en: 'Intended participants.' }),
    outcomes: described(v.array(plainText), {
      ar: 'ما يكتسبه المشارك.',
      en: 'What participants learn.',
    }),
  },
  filters: {
    delivery: choiceFilter('delivery', delivery.options, {
      ar: 'ما يُقدّم بهذه الطريقة.',
      en: 'Programmes with this delivery mode.',
    }),
    year: yearFilter,
  },
  sorts: ['-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, body }, { today }) => ({
    stage: stageOf({ first: date ?? '', last: body.last, registration: body.registration }, today),
    startsOn: date ?? '',
    endsOn: body.last,
    hours: body.hours,
    applyUntil: body.registration,
    seats: body.seats,
    delivery: body.delivery,
    place: body.place,
    audience: body.audience,
    outcomes: body.gains,
  }),
})
