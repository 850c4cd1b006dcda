export const arHelp = {
  help: {
    all: 'كل الأسئلة',
    tasks: {
      contact: 'أرسل سؤالًا أو شكوى أو اقتراحًا',
      inquiry: 'تابع طلبًا أرسلته',
      backup: 'تعطلت منصة وطلبك عاجل',
      violations: 'أبلغ عن مخالفة أو فساد',
      accessibility: 'واجهت عائقًا في صفحة',
      card: 'احفظ رقمنا وعنواننا',
    },
  },
} as const
