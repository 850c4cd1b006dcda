import { plural } from '#domain/messages/plural'

export const arFaq = {
  faq: {
    lead: 'إجابات مختصرة عن أكثر ما نُسأل عنه، مرتبة بحسب الموضوع.',
    link: 'رابط هذه الإجابة',
    categories: 'الموضوعات',
    all: 'كل الأسئلة',
    count: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'لا أسئلة',
        one: 'سؤال واحد',
        two: 'سؤالان',
        few: '# أسئلة',
        many: '# سؤالًا',
        other: '# سؤال',
      }),
  },
} as const
