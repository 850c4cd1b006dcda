import { plural } from '#domain/messages/plural'

export const arOldKnowledge = {
  oldKnowledge: {
    lead: 'مواد لم تعد سارية، ومعها سبب أرشفتها وما حل محلها.',
    warning: {
      title: 'لا تعمل بهذه المواد',
      text: 'المواد السارية كلها في المركز المعرفي. وما يلي للرجوع إليه فقط.',
      link: 'إلى المركز المعرفي',
    },
    badge: 'مؤرشف',
    inForce: ({ count }: { count: number }) =>
      `سرى ${plural('ar', count, {
        zero: 'أقل من شهر',
        one: 'شهرًا واحدًا',
        two: 'شهرين',
        few: '# أشهر',
        many: '# شهرًا',
        other: '# شهر',
      })}`,
    replacement: 'حل محله:',
    none: 'لم يحل محله شيء.',
  },
} as const
