import { plural } from './index'

export const ar = {
  site: {
    name: 'هيئة كفاءة الإنفاق والمشروعات',
    short: 'هيئة كفاءة الإنفاق والمشروعات',
    tagline: 'نعمل مع الجهات الحكومية لرفع كفاءة الإنفاق وجودة المشروعات والأصول.',
  },
  routes: {
    home: {
      title: 'الرئيسية',
      description:
        'الموقع الرسمي لهيئة كفاءة الإنفاق والمشروعات: إنجازاتها وخدماتها وأدلتها وبياناتها المفتوحة.',
    },
    faq: {
      title: 'الأسئلة الشائعة',
      description: 'إجابات مختصرة عن عمل الهيئة وخدماتها واتفاقياتها الإطارية ومعارفها.',
    },
    privacyPolicy: {
      title: 'سياسة الخصوصية',
      description: 'ما نجمعه من بيانات شخصية، ولماذا، وكيف نحميها، وما حقوقك فيها.',
    },
    termsConditions: {
      title: 'الشروط والأحكام',
      description: 'شروط استخدام الموقع وخدماته، وما لك وما عليك.',
    },
    informationFreedom: {
      title: 'سياسة حرية المعلومات',
      description: 'حقك في الاطلاع على المعلومات العامة، وكيف تطلبها، وما يُستثنى منها.',
    },
    siteMap: {
      title: 'خريطة الموقع',
      description: 'جميع صفحات الموقع في مكان واحد.',
    },
  },
  navigation: {
    label: 'التصفح الرئيسي',
    menu: 'القائمة',
    close: 'إغلاق',
    start: { title: 'البداية' },
    help: { title: 'المساعدة', intro: 'إجابات عن أكثر ما يُسأل عنه، وطريقك إلى كل صفحة.' },
    policies: { title: 'السياسات', intro: 'ما نلتزم به تجاهك، وما يحكم استخدام الموقع.' },
  },
  skip: {
    label: 'روابط التخطي',
    tools: 'انتقل إلى أدوات الوصول',
    content: 'انتقل إلى المحتوى',
  },
  stamp: {
    title: 'موقع حكومي رسمي تابع لحكومة المملكة العربية السعودية',
    how: 'كيف تتحقق؟',
    domain: {
      title: 'روابط المواقع الحكومية السعودية تنتهي بـ .gov.sa',
      text: 'هذا الموقع على النطاق {{domain}}. تحقّق من العنوان قبل أن تُدخل بياناتك.',
    },
    https: {
      title: 'المواقع الحكومية تستخدم بروتوكول HTTPS للتشفير',
      text: 'ما تُرسله إلى هذا الموقع مشفَّر في طريقه إلينا. تأكد من ظهور علامة القفل.',
    },
    registration: { title: 'مسجّل لدى هيئة الحكومة الرقمية', text: 'رقم التسجيل {{number}}' },
  },
  mode: {
    title: 'المظهر',
    light: 'فاتح',
    dark: 'داكن',
    system: 'حسب الجهاز',
    save: 'احفظ المظهر',
  },
  tools: {
    title: 'أدوات الوصول',
    size: { title: 'حجم النص', normal: 'عادي', large: 'كبير', larger: 'أكبر', largest: 'الأكبر' },
    contrast: { title: 'التباين', normal: 'عادي', more: 'عالٍ' },
    spacing: { title: 'تباعد الأسطر', normal: 'عادي', wide: 'واسع' },
    motion: { title: 'الحركة', system: 'حسب الجهاز', none: 'بلا حركة' },
    save: 'احفظ',
  },
  footer: {
    follow: 'تابعنا',
    platforms: 'روابط مهمة',
    overview: 'نظرة عامة',
    reportCorruption: 'الإبلاغ عن فساد',
    employeePortal: 'بوابة الموظفين',
    cookies: 'ملفات تعريف الارتباط',
    rights: 'جميع الحقوق محفوظة، {{name}}',
    modified: 'آخر تحديث للمنصة',
  },
  platforms: {
    teams: 'منصة فرق كفاءة الإنفاق',
    procurement: 'المنصة الموحدة للمشتريات الحكومية',
    operations: 'منصة التشغيل والصيانة',
    halls: 'منصة القاعات والضيافة',
    healthInsurance: 'خدمة التأمين الصحي',
  },
  social: {
    x: 'منصة إكس',
    linkedin: 'لينكدإن',
    youtube: 'يوتيوب',
    snapchat: 'سناب شات',
    instagram: 'إنستغرام',
    tiktok: 'تيك توك',
  },
  cookies: {
    title: 'ملفات تعريف الارتباط',
    text: 'نستخدم ملفات ضرورية ليعمل الموقع. ونستأذنك في ملفات القياس التي تساعدنا على تحسينه، ولن تُحمَّل قبل موافقتك.',
    accept: 'قبول',
    reject: 'رفض',
    manage: 'إدارة',
    manageTitle: 'إدارة ملفات تعريف الارتباط',
    necessary: { title: 'ضرورية', text: 'اللغة والمظهر وأمان النماذج. تعمل دائمًا.' },
    measure: { title: 'قياس الاستخدام', text: 'عدّ الزيارات دون معرفة هويتك.' },
    video: { title: 'الفيديو', text: 'تشغيل المقاطع من موقع خارجي.' },
    save: 'احفظ اختياري',
    close: 'إغلاق',
  },
  version: {
    text: 'تتوفر نسخة أحدث من هذا الموقع.',
    reload: 'حدّث الصفحة',
    later: 'لاحقًا',
  },
  link: { outside: ' (يفتح موقعًا آخر)' },
  crumbs: { label: 'مسار الصفحة' },
  toc: { title: 'المحتويات' },
  table: { label: 'جدول: {{columns}}' },
  date: { separator: '، ' },
  pageMeta: { modified: 'آخر تحديث للصفحة' },
  home: {
    browse: 'تصفّح الموقع',
    tasks: {
      label: 'الأكثر طلبًا',
      faq: 'إجابات الأسئلة الشائعة',
      informationFreedom: 'حقك في الاطلاع على المعلومات',
      privacyPolicy: 'كيف نحمي بياناتك',
    },
    goal: 'غايتنا',
    mission: 'رسالتنا',
    campaigns: 'الحملات والإعلانات',
    campaign: 'حملة',
    notices: 'إعلانات',
    stories: { title: 'قصص النجاح', lead: 'تجارب من الجهات الحكومية، وما تغيّر بعدها.' },
    board: { title: 'مجلس الإدارة', lead: 'يرسم توجهات الهيئة ويعتمد خططها ويتابع نتائجها.' },
  },
  nationalDay: {
    until: 'على اليوم الوطني القادم',
    today: 'نحتفل اليوم',
    hours: 'ساعة',
    minutes: 'دقيقة',
    seconds: 'ثانية',
  },
  faq: {
    lead: 'أكثر ما نُسأل عنه، مرتبًا بحسب موضوعه. إجابات مختصرة، ولكل إجابة رابط تشاركه.',
    link: 'رابط هذه الإجابة',
    all: 'جميع الأسئلة',
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
  article: {
    version: 'النسخة {{number}}',
    effective: 'سارية منذ',
    history: 'سجل التعديلات',
  },
  problem: { near: 'صفحات قد تفيدك' },
  plurals: {
    days: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'أيام',
        one: 'يوم',
        two: 'يومان',
        few: 'أيام',
        many: 'يومًا',
        other: 'يوم',
      }),
    readingMinutes: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'أقل من دقيقة قراءة',
        one: 'دقيقة قراءة واحدة',
        two: 'دقيقتا قراءة',
        few: '# دقائق قراءة',
        many: '# دقيقة قراءة',
        other: '# دقيقة قراءة',
      }),
  },
} as const
