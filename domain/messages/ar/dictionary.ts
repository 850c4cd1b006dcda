import { plural } from '../plural'

export const arDictionary = {
  dictionary: {
    lead: ({ count }: { count: number }) =>
      `${plural('ar', count, {
        zero: 'لا مصطلحات بعد',
        one: 'مصطلح واحد',
        two: 'مصطلحان',
        few: '# مصطلحات',
        many: '# مصطلحًا',
        other: '# مصطلح',
      })}، لكل منها تعريف واحد بالعربية والإنجليزية جنبًا إلى جنب.`,
    categories: 'تصفية المصطلحات بحسب المجال',
    all: 'الكل',
    letters: 'فهرس الحروف',
    related: 'اقرأ معه:',
    empty: 'لا مصطلحات في هذا المجال بعد',
    emptyText: 'اختر مجالًا آخر، أو تصفّح القاموس كله.',
    description: 'مصطلحات «{{category}}» في قاموس كفاءة الإنفاق، معرّفة بالعربية والإنجليزية.',
  },
} as const
