export const arHome = {
  home: {
    browse: 'تصفّح الموقع',
    tasks: {
      label: 'الأكثر طلبًا',
      services: 'تصفّح الخدمات الإلكترونية',
      inquiry: 'تابع حالة طلبك',
      frameworkAgreements: 'انضم إلى اتفاقية إطارية',
      violations: 'أبلغ عن مخالفة',
    },
    goal: 'غايتنا',
    mission: 'رسالتنا',
    campaigns: 'الحملات والإعلانات',
    campaign: 'حملة',
    allCampaigns: 'جميع الحملات',
    aboutUs: 'اقرأ قصتنا',
    news: { title: 'آخر الأخبار', all: 'جميع الأخبار' },
    notices: 'إعلانات',
    stories: {
      title: 'قصص النجاح',
      lead: 'تجارب من الجهات الحكومية، وما تغيّر بعدها.',
      all: 'جميع القصص',
    },
    board: {
      title: 'مجلس الإدارة',
      lead: 'يرسم توجهات الهيئة ويعتمد خططها ويتابع نتائجها.',
      all: 'أعضاء المجلس',
    },
  },
  nationalDay: {
    until: 'على اليوم الوطني القادم',
    today: 'نحتفل اليوم',
    days: 'الأيام',
    hours: 'الساعات',
    minutes: 'الدقائق',
    seconds: 'الثواني',
  },
} as const
