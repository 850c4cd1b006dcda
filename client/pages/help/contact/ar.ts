export const arContact = {
  contact: {
    lead: 'اكتب إلينا بسؤالك أو شكواك أو اقتراحك، ونرد عليك خلال ثلاثة أيام عمل.',
    formTitle: 'اكتب إلينا',
    about: 'بخصوص الخدمة: {{service}}',
    submit: 'أرسل الطلب',
    ways: {
      label: 'طرق التواصل',
      write: { title: 'اكتب إلينا', hint: 'استفسار أو شكوى أو اقتراح' },
      track: { title: 'تابع طلبك', hint: 'برقمه المرجعي وبريدك' },
      report: { title: 'أبلغ عن مخالفة', hint: 'في قناة سرية غير هذا النموذج' },
    },
  },
} as const
