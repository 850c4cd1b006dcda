import * as v from 'valibot'
import { dataset } from '../content/pages/dataset'
import { disclosure, exemptions } from '../content/pages/disclosure'
import { localPath } from '../site/locale'
import { count, described, id, isoDate, plainText } from './described'
import { choiceFilter, defineResource, yearFilter } from './resource'

const { requestKind, outcome, received } = disclosure.entries
const page = v.strictObject({ title: plainText, url: v.pipe(v.string(), v.url()) })

export const disclosuresResource = defineResource({
  kind: 'disclosure',
  schemaName: 'Disclosure',
  title: { ar: 'سجل الإفصاح', en: 'Disclosure log' },
  description: {
    ar: 'الطلبات التي أُجيب عنها، دون ما يدل على أصحابها، الأحدث أولًا. ويبيّن الملخص ما طُلب.',
    en: 'Answered requests, with nothing that identifies the sender, newest first. The summary says what was requested.',
  },
  fields: {
    requestKind: described(
      requestKind,
      {
        ar: 'نوع الطلب: بيانات مفتوحة أو حرية المعلومات.',
        en: 'Request type: open data or freedom of information.',
      },
      'DATA',
    ),
    receivedIn: described(
      received,
      { ar: 'الشهر الذي ورد فيه.', en: 'Month of receipt.' },
      '2026-10',
    ),
    answeredOn: described(isoDate, { ar: 'يوم الجواب.', en: 'Date of the reply.' }, '2026-11-04'),
    workingDays: described(
      count,
      { ar: 'أيام العمل من وروده إلى الجواب.', en: 'Working days from receipt to reply.' },
      2,
    ),
    outcome: described(
      outcome,
      {
        ar: 'النتيجة: أُتيحت المعلومة، أو بعضها، أو لم تُتح، أو لا توجد لدينا.',
        en: 'Outcome: released in full, released in part, refused, or not held.',
      },
      'granted',
    ),
    exemption: described(v.nullable(v.picklist(exemptions)), {
      ar: 'الاستثناء الذي حُجب به شيء، من سياسة حرية المعلومات.',
      en: 'Exemption in the freedom of information policy under which information was withheld.',
    }),
    topic: described(v.nullable(dataset.entries.topic), {
      ar: 'المجال.',
      en: 'Topic.',
    }),
    requests: described(
      v.pipe(v.number(), v.integer(), v.minValue(1)),
      {
        ar: 'عدد الطلبات التي طلبت الشيء نفسه.',
        en: 'Number of requests for the same information.',
      },
      3,
    ),
    answer: described(v.array(plainText), { ar: 'فقرات الجواب.', en: 'The reply, by paragraph.' }),
    datasets: described(
      v.array(id),
      { ar: 'معرّفات مجموعات البيانات.', en: 'Identifiers of datasets that hold the information.' },
      ['framework-agreements'],
    ),
    pages: described(v.array(page), {
      ar: 'صفحات فيها الجواب.',
      en: 'Pages that hold the information.',
    }),
  },
  filters: {
    requestKind: choiceFilter('requestKind', requestKind.options, {
      ar: 'طلبات هذا النوع.',
      en: 'Requests of this type.',
    }),
    outcome: choiceFilter('outcome', outcome.options, {
      ar: 'طلبات هذه نتيجتها.',
      en: 'Requests with this outcome.',
    }),
    year: yearFilter,
  },
  sorts: ['-date', 'date', '-updatedAt', 'updatedAt'],
  present: ({ date, locale, body }, { origin }) => ({
    requestKind: body.requestKind,
    receivedIn: body.received,
    answeredOn: date ?? '',
    workingDays: body.workingDays,
    outcome: body.outcome,
    exemption: body.exemption,
    topic: body.topic,
    requests: body.requests,
    answer: body.answer,
    datasets: body.datasets,
    pages: body.pages.map(({ title, path }) => ({ title, url: origin + localPath(path, locale) })),
  }),
})
