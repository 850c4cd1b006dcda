export const arNewsletterIssue = {
  newsletterIssue: {
    items: 'في هذا العدد',
    types: {
      news: 'خبر',
      story: 'قصة نجاح',
      agreement: 'اتفاقية إطارية',
      book: 'من المركز المعرفي',
      programme: 'برنامج تدريبي',
      dataset: 'بيانات مفتوحة',
      service: 'خدمة',
      text: 'من الهيئة',
    },
    subscribe: 'لتصلك الأعداد القادمة',
    subscribeText: 'اشترك في النشرة، فتصلك مرة كل شهر وما يهمك في أولها.',
    toForm: 'نموذج الاشتراك',
    around: 'أعداد أخرى',
    newer: 'العدد التالي',
    older: 'العدد السابق',
  },
} as const
