import * as v from 'valibot'
import { agreement } from '../content/services/agreement'
import {
  agreementStatus,
  agreementTypes,
  joiningWindows,
} from '../content/services/joining-windows'
import { amount, count, dated, described, id, isoDate, plainText, riyals } from './described'
import { choiceFilter, defineResource } from './resource'

const { category } = agreement.entries
const titled = v.strictObject({ title: plainText, text: plainText })

export const agreementsResource = defineResource({
  kind: 'agreement',
  schemaName: 'Agreement',
  title: { ar: 'الاتفاقيات الإطارية', en: 'Framework agreements' },
  description: {
    ar: 'الاتفاقيات الإطارية بمددها ونوافذ الانضمام إليها.',
    en: 'Framework agreements with their term and joining windows.',
  },
  fields: {
    type: described(
      v.picklist(agreementTypes),
      {
        ar: 'المفتوحة تقبل موردين جددًا في نوافذ الانضمام، والمغلقة لا تقبل موردين بعد بدايتها.',
        en: 'Suppliers can join an open agreement during its joining windows; a closed agreement takes no suppliers after its start.',
      },
      'open',
    ),
    status: described(
      v.picklist(['upcoming', 'running', 'joining', 'ended']),
      { ar: 'حالتها اليوم بتوقيت الرياض.', en: 'Status today, in Riyadh time.' },
      'running',
    ),
    startsOn: described(
      isoDate,
      { ar: 'أول يوم في الاتفاقية.', en: 'First day of the agreement.' },
      '2025-05-16',
    ),
    endsOn: described(
      isoDate,
      { ar: 'آخر يوم في الاتفاقية.', en: 'Last day of the agreement.' },
      '2029-05-15',
    ),
    category: described(category, { ar: 'مجالها.', en: 'Category.' }, 'technology'),
    contractors: described(count, { ar: 'عدد المتعاقدين.', en: 'Number of contractors.' }, 12),
    ceiling: described(
      amount,
      { ar: 'السقف الأعلى لقيمتها.', en: 'Maximum total value.' },
      riyals(50_000_000),
    ),
    entities: described(plainText, {
      ar: 'الجهات التي يحق لها الشراء.',
      en: 'Entities entitled to buy.',
    }),
    scope: described(v.array(plainText), {
      ar: 'السلع والخدمات التي تشملها.',
      en: 'Goods and services in its scope.',
    }),
    joiningWindows: described(
      v.array(v.strictObject({ opensOn: isoDate, closesOn: isoDate, joined: v.nullable(count) })),
      {
        ar: 'نوافذ الانضمام بترتيبها، ويومها الأول والأخير داخلان فيها، وعدد من انضم في كل منها؛ وقيمته null قبل إعلان نتيجتها.',
        en: 'Joining windows in order, first and last day included, each with the number of contractors that joined; null before the result is announced.',
      },
      [{ opensOn: '2026-05-16', closesOn: '2026-06-14', joined: 38 }],
    ),
    contractorsAtSigning: described(v.nullable(count), {
      ar: 'عدد من وقّعوها عند إبرامها؛ null إن لم يُنشر.',
      en: 'Number of contractors that signed at the start; null if not published.',
    }),
    smallFirms: described(v.nullable(count), {
      ar: 'المنشآت الصغيرة والمتوسطة بين المتعاقدين؛ null إن لم يُنشر.',
      en: 'Number of small and medium-sized contractors; null if not published.',
    }),
    buyingSteps: described(v.array(titled), {
      ar: 'خطوات الشراء بها بترتيبها.',
      en: 'Steps to buy under the agreement, in order.',
    }),
    priceReview: described(v.nullable(plainText), {
      ar: 'قاعدة مراجعة أسعارها؛ null إن لم تُنشر.',
      en: 'Price review rule; null if not published.',
    }),
    changes: described(v.array(dated), {
      ar: 'ما تغيّر فيها، الأحدث أولًا.',
      en: 'Changes to the agreement, newest first.',
    }),
    related: described(v.array(id), {
      ar: 'معرّفات اتفاقيات ذات صلة.',
      en: 'Identifiers of related agreements.',
    }),
  },
  filters: {
    category: choiceFilter('category', category.options, {
      ar: 'اتفاقيات هذا المجال.',
      en: 'Agreements in this category.',
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
