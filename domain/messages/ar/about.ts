export const arAbout = {
  executives: {
    ofBoard: 'يرتبط بمجلس الإدارة',
    biography: 'نبذة',
    posts: 'المناصب',
    years: '{{from}} إلى {{to}}',
    since: 'منذ {{from}}',
    responsibilities: 'المسؤوليات',
    reporting: 'الوحدات التابعة',
    place: 'الموقع في الهيكل التنظيمي',
    contact: 'للتواصل',
    contactText:
      'تُستقبل الرسائل الموجهة إلى القيادات من صفحة التواصل، ونرد عليها خلال ثلاثة أيام عمل.',
    contactLink: 'أرسل رسالتك',
    others: 'بقية القيادات',
  },
} as const
