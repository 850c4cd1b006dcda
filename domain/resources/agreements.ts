import * as v from 'valibot'
import { agreement } from '../content/services/agreement'
import {
  agreementStatus,
  agreementTypes,
  joiningWindows,
} from '../content/services/joining-windows'
import { amount, count, day, described, riyals, text } from './described'
import { choiceFilter, defineResource } from './resource'

const { category } = agreement.entries

export const agreements = defineResource({
  kind: 'agreement',
  schemaName: 'Agreement',
  title: { ar: 'الاتفاقيات الإطارية', en: 'Framework agreements' },
  description: {
    ar: 'الاتفاقيات الإطارية بمددها ونوافذ الانضمام إليها.',
    en: 'Framework agreements with their term and their joining windows.',
  },
  fields: {
    type: described(
      v.picklist(agreementTypes),
      {
        ar: 'المفتوحة يُنضم إليها في نوافذها، والمغلقة لا يُنضم إليها بعد بدايتها.',
        en: 'An open one can be joined in its windows, a closed one not after its start.',
      },
      'open',
    ),
    status: described(
      v.picklist(['upcoming', 'running', 'joining', 'ended']),
      { ar: 'حالها اليوم بتوقيت الرياض.', en: 'Its status today, in Riyadh time.' },
      'running',
    ),
    startsOn: described(day, { ar: 'يومها الأول.', en: 'Its first day.' }, '2025-05-16'),
    endsOn: described(day, { ar: 'يومها الأخير.', en: 'Its last day.' }, '2029-05-15'),
    category: described(category, { ar: 'مجالها.', en: 'Its field.' }, 'technology'),
    contractors: described(count, { ar: 'عدد المتعاقدين.', en: 'Number of contractors.' }, 12),
    ceiling: described(
      amount,
      { ar: 'سقف قيمتها.', en: 'Ceiling of its value.' },
      riyals(50_000_000),
    ),
    entities: described(text, {
      ar: 'الجهات التي يحق لها الشراء.',
      en: 'The entities entitled to buy.',
    }),
    scope: described(v.array(text), {
      ar: 'السلع والخدمات التي تشملها.',
      en: 'Goods and services in its scope.',
    }),
    joiningWindows: described(
      v.array(v.strictObject({ opensOn: day, closesOn: day })),
      {
        ar: 'فترات الانضمام بترتيبها، واليومان داخلان فيها.',
        en: 'The periods in which suppliers may join, in order; both days are included.',
      },
      [{ opensOn: '2027-05-16', closesOn: '2027-06-14' }],
    ),
  },
  filters: {
    category: choiceFilter('category', category.options, {
      ar: 'اتفاقيات هذا المجال.',
      en: 'Agreements of this field.',
    }),
  },
  sorts: ['order', 'id', '-updatedAt', 'updatedAt'],
  present: ({ body }, { today }) => ({
    type: body.term.type,
    status: agreementStatus(body.term, today),
    startsOn: body.term.start,
    endsOn: body.term.end,
    category: body.category,
    contractors: body.contractors,
    ceiling: riyals(body.value),
    entities: body.entities,
    scope: body.scope,
    joiningWindows: joiningWindows(body.term).map(({ opens, closes }) => ({
      opensOn: opens,
      closesOn: closes,
    })),
  }),
})
