import { plural } from '../plural'

function countLines(count: number): string {
  return plural('ar', count, {
    zero: 'لا خطوط',
    one: 'خط واحد',
    two: 'خطان',
    few: '# خطوط',
    many: '# خطًا',
    other: '# خط',
  })
}

export const arHome = {
  home: {
    browse: 'تصفّح الموقع',
    report: 'أبلغ عن مخالفة',
    search: 'خدمة أو اتفاقية أو دليل',
    tasks: {
      label: 'الأكثر طلبًا',
      inquiry: { title: 'تابع طلبك', hint: 'برقمه وبريدك' },
      frameworkAgreements: { title: 'انضم إلى اتفاقية إطارية' },
      services: { title: 'ابدأ خدمة إلكترونية' },
      openData: { title: 'نزّل بيانات مفتوحة', hint: 'بصيغ تُقرأ وتُعالج' },
      windows: ({ count }: { count: number }) =>
        plural('ar', count, {
          zero: 'لا نافذة مفتوحة اليوم',
          one: 'نافذة واحدة مفتوحة اليوم',
          two: 'نافذتان مفتوحتان اليوم',
          few: '# نوافذ مفتوحة اليوم',
          many: '# نافذة مفتوحة اليوم',
          other: '# نافذة مفتوحة اليوم',
        }),
      nextWindow: 'تُفتح النافذة التالية {{date}}',
      offered: ({ count }: { count: number }) =>
        plural('ar', count, {
          zero: 'قائمة الخدمات',
          one: 'خدمة واحدة',
          two: 'خدمتان',
          few: '# خدمات ومنصات',
          many: '# خدمة ومنصة',
          other: '# خدمة ومنصة',
        }),
    },
    journey: {
      label: ({ count }: { count: number }) =>
        `${countLines(count)}، كل خط مليار ريال، على مسطرة تمر بالاحتياج ثم الشراء ثم المشروع ثم الأصل`,
      note: ({ count, year }: { count: number; year: string }) =>
        `${countLines(count)}، كل خط مليار ريال خُصّص في ${year}. والمحطات ترتيبٌ لا مقدار.`,
      need: { title: 'الاحتياج', text: 'يُثبَت قبل أن يُموَّل' },
      purchase: { title: 'الشراء', text: 'بسعر متفق عليه' },
      project: { title: 'المشروع', text: 'يكتمل في موعده' },
      asset: { title: 'الأصل', text: 'يُصان فيدوم' },
    },
    services: {
      title: 'الخدمات الإلكترونية',
      lead: 'منصات وخدمات تصل إليها مباشرة، ولكل منها خطواتها ومدتها وتكلفتها.',
      all: 'كل الخدمات',
    },
    knowledge: {
      title: 'المركز المعرفي',
      lead: 'أدلة تُقرأ فصلًا فصلًا، ونماذج جاهزة، ومصطلحات متفق عليها. كل سطر على الغلاف فصل أو قسم.',
      all: 'ادخل المركز المعرفي',
    },
    letter: {
      title: 'نشرة كفاءة',
      text: 'رسالة واحدة كل شهر: أحدث الأدلة والاتفاقيات والفرص. تُلغيها متى شئت.',
      subscribe: 'اشترك في النشرة',
    },
    goal: 'غايتنا',
    mission: 'رسالتنا',
    campaigns: 'الحملات والإعلانات',
    campaign: 'حملة',
    otherCampaigns: 'حملات أخرى',
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
