import { plural } from '#domain/messages/plural'

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
      openData: { title: 'نزّل بيانات مفتوحة', hint: 'بصيغ إكسل وCSV وغيرهما' },
      windows: ({ count }: { count: number }) =>
        plural('ar', count, {
          zero: 'الانضمام مغلق في كل الاتفاقيات اليوم',
          one: 'الانضمام مفتوح في اتفاقية واحدة اليوم',
          two: 'الانضمام مفتوح في اتفاقيتين اليوم',
          few: 'الانضمام مفتوح في # اتفاقيات اليوم',
          many: 'الانضمام مفتوح في # اتفاقية اليوم',
          other: 'الانضمام مفتوح في # اتفاقية اليوم',
        }),
      nextWindow: 'تُفتح نافذة الانضمام التالية {{date}}',
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
        `${countLines(count)}، كل خط مليار ريال، تمر بأربع محطات: الاحتياج ثم الشراء ثم المشروع ثم الأصل`,
      need: { title: 'الاحتياج', text: 'نثبت الاحتياج قبل تمويله' },
      purchase: { title: 'الشراء', text: 'نشتري بسعر متفق عليه' },
      project: { title: 'المشروع', text: 'ننجز المشروع في موعده' },
      asset: { title: 'الأصل', text: 'نصون الأصل ليدوم' },
    },
    services: {
      title: 'الخدمات الإلكترونية',
      lead: 'خدمات ومنصات إلكترونية، ومع كل منها خطواتها ومدتها وتكلفتها.',
      all: 'كل الخدمات',
    },
    knowledge: {
      title: 'المركز المعرفي',
      lead: 'أدلة ونماذج جاهزة ومصطلحات متفق عليها في كفاءة الإنفاق والمشروعات.',
      all: 'انتقل إلى المركز المعرفي',
    },
    letter: {
      title: 'النشرة البريدية',
      text: 'رسالة واحدة كل شهر فيها أحدث الأدلة والاتفاقيات والفرص. ولك أن تلغي اشتراكك متى شئت.',
      subscribe: 'اشترك في النشرة',
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
