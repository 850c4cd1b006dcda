import * as v from 'valibot'
import { agreement } from '../content/services/agreement'
import {
  agreementStatus,
  agreementTypes,
  joiningWindows,
} from '../content/services/joining-windows'
import { amount, count, dated, day, described, id, riyals, text } from './described'
import { choiceFilter, defineResource } from './resource'

const { category } = agreement.entries
const titled = v.strictObject({ title: text, text })

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
      v.array(v.strictObject({ opensOn: day, closesOn: day, joined: v.nullable(count) })),
      {
        ar: 'فترات الانضمام بترتيبها، واليومان داخلان فيها، وعدد من انضم في كل منها؛ null قبل إعلان نتيجتها.',
        en: 'The periods in which suppliers may join, in order; both days are included. Each has the number of contractors that joined in it, null before its outcome.',
      },
      [{ opensOn: '2026-05-16', closesOn: '2026-06-14', joined: 38 }],
    ),
    contractorsAtSigning: described(v.nullable(count), {
      ar: 'عدد من وقّعوها عند إبرامها؛ null إن لم يُنشر.',
      en: 'Number of contractors that signed it at the start; null: not published.',
    }),
    smallFirms: described(v.nullable(count), {
      ar: 'المنشآت الصغيرة والمتوسطة بين المتعاقدين؛ null إن لم يُنشر.',
      en: 'Small and medium firms among the contractors; null: not published.',
    }),
    buyingSteps: described(v.array(titled), {
      ar: 'خطوات الشراء بها بترتيبها.',
      en: 'The steps of buying from it, in order.',
    }),
    priceReview: described(v.nullable(text), {
      ar: 'قاعدة مراجعة أسعارها؛ null إن لم تُنشر.',
      en: 'Rule by which its prices are reviewed; null: not published.',
    }),
    changes: described(v.array(dated), {
      ar: 'ما تغيّر فيها، الأحدث أولًا.',
      en: 'What has changed in it, the newest first.',
    }),
    related: described(v.array(id), {
      ar: 'معرّفات اتفاقيات ذات صلة.',
      en: 'Identifiers of related agreements.',
    }),
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
    joiningWindows: joiningWindows(body.term).map(({ opens, closes }, at) => ({
      opensOn: opens,
      closesOn: closes,
      joined: body.cohorts?.windows[at] ?? null,
    })),
    contractorsAtSigning: body.cohorts?.signing ?? null,
    smallFirms: body.smallFirms,
    buyingSteps: body.steps,
    priceReview: body.priceReview,
    changes: body.history,
    related: body.related,
  }),
})
