import { plural } from '#domain/messages/plural'

const terms = (count: number) =>
  plural('ar', count, {
    zero: 'لا مصطلحات',
    one: 'مصطلح واحد',
    two: 'مصطلحان',
    few: '# مصطلحات',
    many: '# مصطلحًا',
    other: '# مصطلح',
  })

export const arDictionary = {
  dictionary: {
    lead: ({ count }: { count: number }) =>
      `${terms(count)}، لكل منها تعريف واحد متفق عليه بالعربية والإنجليزية.`,
    count: ({ count }: { count: number }) => terms(count),
    categories: 'المصطلحات بحسب المجال',
    letters: { ar: 'الحروف العربية', en: 'الحروف الإنجليزية' },
    letter: 'حرف {{letter}}',
    byLetter: 'المصطلحات بحسب الحرف',
    steps: 'الحرف السابق والحرف التالي',
    previous: 'السابق',
    next: 'التالي',
    index: 'أسماء المصطلحات كلها',
    file: 'ملفات القاموس كاملًا',
    related: 'اقرأ معه:',
    empty: 'لا مصطلحات في هذا المجال بعد',
    emptyText: 'اختر مجالًا آخر أو حرفًا من الفهرس.',
    letterDescription:
      'مصطلحات كفاءة الإنفاق التي يبدأ اسمها بحرف «{{letter}}»، معرّفة بالعربية والإنجليزية.',
    description: 'مصطلحات «{{category}}» في قاموس كفاءة الإنفاق، معرّفة بالعربية والإنجليزية.',
  },
} as const
