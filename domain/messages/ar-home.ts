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
    allCampaigns: 'كل الحملات',
    aboutUs: 'اقرأ قصتنا',
    news: { title: 'آخر الأخبار', all: 'كل الأخبار' },
    notices: 'إعلانات',
    stories: {
      title: 'قصص النجاح',
      lead: 'تجارب من الجهات الحكومية، وما تغيّر بعدها.',
      all: 'كل القصص',
    },
    board: {
      title: 'مجلس الإدارة',
      lead: 'يرسم توجهات الهيئة ويعتمد خططها ويتابع نتائجها.',
      all: 'أعضاء المجلس',
    },
  },
  nationalDay: {
    until: 'المتبقي على اليوم الوطني القادم',
    today: 'نحتفل اليوم',
    days: 'الأيام',
    hours: 'الساعات',
    minutes: 'الدقائق',
    seconds: 'الثواني',
  },
} as const
