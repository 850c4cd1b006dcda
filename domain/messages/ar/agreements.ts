import { plural } from '../plural'

export const arAgreements = {
  agreements: {
    lead: 'أسعار وشروط متفق عليها مسبقًا، تشتري بها الجهات الحكومية مباشرة من السوق الإلكتروني دون منافسة جديدة.',
    type: 'النوع',
    status: 'الحالة',
    types: { open: 'مفتوحة', closed: 'مغلقة' },
    statuses: {
      upcoming: 'لم تبدأ بعد',
      running: 'سارية',
      joining: 'باب الانضمام مفتوح',
      ended: 'منتهية',
    },
    categories: {
      technology: 'تقنية المعلومات',
      supplies: 'التوريدات',
      facilities: 'المرافق',
      health: 'الصحة',
      mobility: 'النقل والسفر',
      people: 'التدريب',
    },
    riyals: '{{amount}} ريال',
    yearsAtMost: ({ count }: { count: number }) =>
      plural('ar', count, {
        one: 'سنة على الأكثر',
        two: 'سنتان على الأكثر',
        few: 'سنوات على الأكثر',
        other: 'سنة على الأكثر',
      }),
    open: {
      title: 'الاتفاقية المفتوحة',
      text: ({ months, days }: { months: string; days: string }) =>
        `ينضم إليها متعاقدون جدد كل ${months}، وتبقى نافذة الانضمام مفتوحة ${days}.`,
      halves: 'مدة الاتفاقية مقسومة بين نوافذ الانضمام',
      founding: 'التعاقد الأول',
      joining: 'نافذة انضمام',
      hint: ({ windows }: { windows: string }) =>
        `في أطول اتفاقية مفتوحة ${windows} بعد التعاقد الأول.`,
    },
    closed: {
      title: 'الاتفاقية المغلقة',
      text: 'أطرافها هم من رست عليهم المنافسة عند إبرامها، ولا تُراجع أسعارها إلا بمعادلة الاتفاقية.',
      whole: 'مدة بلا نوافذ انضمام',
      founding: 'لا انضمام بعد التعاقد الأول',
      hint: 'لا ينضم إليها أحد بعد إبرامها حتى تنتهي.',
    },
    months: ({ count }: { count: number }) =>
      plural('ar', count, {
        one: 'شهر',
        two: 'شهرين',
        few: '# أشهر',
        many: '# شهرًا',
        other: '# شهر',
      }),
    days: ({ count }: { count: number }) =>
      plural('ar', count, {
        one: 'يومًا واحدًا',
        two: 'يومين',
        few: '# أيام',
        many: '# يومًا',
        other: '# يوم',
      }),
    windows: ({ count }: { count: number }) =>
      plural('ar', count, {
        one: 'نافذة انضمام واحدة',
        two: 'نافذتا انضمام',
        few: '# نوافذ انضمام',
        many: '# نافذة انضمام',
        other: '# نافذة انضمام',
      }),
    count: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'لا اتفاقيات',
        one: 'اتفاقية واحدة',
        two: 'اتفاقيتان',
        few: '# اتفاقيات',
        many: '# اتفاقية',
        other: '# اتفاقية',
      }),
    none: 'لا توجد اتفاقية تجمع ما اخترته',
    noneHint: 'أزل إحدى التصفيات لترى ما يبقى، أو امسحها كلها.',
    category: 'الفئة',
    contractors: 'المتعاقدون',
    from: 'من',
    to: 'إلى',
    elapsed: 'انقضى {{percent}}% من المدة',
    joinUntil: 'الانضمام مفتوح حتى',
    joinFrom: 'الانضمام القادم',
    noJoining: { label: 'الانضمام', closed: 'لا انضمام', over: 'انتهت النوافذ' },
    value: 'القيمة القصوى',
    entities: 'من يشتري بها',
    window: 'نافذة الانضمام',
    scope: 'ما تشمله',
    calendar: 'أضف نوافذ الانضمام إلى تقويمك',
    link: 'رابط هذه الاتفاقية',
    join: {
      title: 'كيف تنضم متعاقدًا؟',
      more: 'شروط الانضمام وخطواته',
      eligible: {
        title: 'تأكد من الأهلية',
        text: 'سجل تجاري سارٍ يشمل النشاط، وشهادات الزكاة والضريبة والتأمينات والتوطين، وثلاثة أعمال مماثلة.',
      },
      apply: {
        title: 'قدّم في نافذة الانضمام',
        text: 'عبر المنصة الموحدة للمشتريات الحكومية، خلال {{days}} من فتح النافذة.',
      },
      sign: {
        title: 'وقّع واعرض منتجاتك',
        text: 'تظهر منتجاتك في السوق الإلكتروني خلال خمسة أيام عمل من التوقيع.',
      },
    },
    event: {
      name: 'نوافذ الانضمام: {{title}}',
      title: 'باب الانضمام مفتوح: {{title}}',
      text: 'يتقدّم الموردون عبر المنصة الموحدة للمشتريات الحكومية حتى آخر يوم في النافذة.',
    },
  },
} as const
