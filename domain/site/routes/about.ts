import type { RouteDefinition, RouteTexts } from '../route-definition'

export const aboutRoutes = {
  ourStory: {
    path: '/aboutUs/ourStory',
    title: { ar: 'عن الهيئة', en: 'About the authority' },
    menu: 'about',
    kind: 'our-story',
    picture: 'about',
    layout: 'hero',
    feedback: true,
  },
  directors: {
    path: '/aboutUs/directors',
    title: { ar: 'مجلس الإدارة', en: 'Board of directors' },
    menu: 'about',
    kind: 'member',
    picture: 'about',
    messages: ['about'],
    feedback: true,
  },
  orgStructure: {
    path: '/aboutUs/orgStructure',
    title: { ar: 'الهيكل التنظيمي', en: 'Organisation structure' },
    menu: 'about',
    kind: 'department',
    picture: 'about',
    feedback: true,
  },
  executiveManagement: {
    path: '/aboutUs/executiveManagement',
    title: { ar: 'الإدارة التنفيذية', en: 'Executive management' },
    menu: 'about',
    kind: 'executive',
    picture: 'about',
    messages: ['about'],
    feedback: true,
    feed: true,
  },
  executive: {
    path: '/aboutUs/executiveManagement/:slug',
    kind: 'executive',
    parent: 'executiveManagement',
    messages: ['about'],
    feedback: true,
  },
  regions: {
    path: '/regions',
    title: { ar: 'الفرق والمناطق', en: 'Teams by region' },
    menu: 'about',
    kind: 'region',
    picture: 'about',
    layout: 'hero',
    messages: ['regions'],
    feedback: true,
  },
  region: {
    path: '/regions/:slug',
    kind: 'region',
    parent: 'regions',
    layout: 'hero',
    messages: ['regions', 'agreements'],
    feedback: true,
  },
  careers: {
    path: '/careers',
    title: { ar: 'الوظائف', en: 'Careers' },
    menu: 'about',
    kind: 'vacancy',
    picture: 'about',
    feedback: true,
    feed: true,
  },
  card: {
    path: '/card',
    title: { ar: 'بطاقة التواصل', en: 'Contact card' },
    listedIn: 'about',
    kind: null,
    // The QR code is scanned from the screen.
    mode: 'light',
    messages: ['channels'],
    index: false,
    feedback: true,
  },
} as const satisfies Record<string, RouteDefinition>

export const aboutTexts = {
  ourStory: {
    ar: {
      description:
        'لماذا أُنشئت الهيئة، ورؤيتها ورسالتها ومهامها وأهدافها، وموقعها من رؤية السعودية 2030.',
      hint: 'النشأة والرؤية والرسالة والأهداف',
    },
    en: {
      description:
        'Why the authority was founded, its vision, mission, tasks and goals, and its place in Saudi Vision 2030.',
      hint: 'Origins, vision, mission and goals',
    },
  },
  directors: {
    ar: {
      description: 'أعضاء مجلس إدارة الهيئة ومناصبهم وأدوارهم في المجلس.',
      hint: 'الأعضاء وصفاتهم',
    },
    en: {
      description: 'The members of the authority’s board, their positions and their roles on it.',
      hint: 'The members and their roles',
    },
  },
  orgStructure: {
    ar: { description: 'قطاعات الهيئة وإداراتها، وما تتولاه كل منها.', hint: 'القطاعات والإدارات' },
    en: {
      description: 'The authority’s sectors and departments, and what each does.',
      hint: 'Sectors and departments',
    },
  },
  executiveManagement: {
    ar: {
      description: 'قيادات الهيئة التنفيذية وما يشرف عليه كل منهم.',
      hint: 'القيادات وما تشرف عليه',
    },
    en: {
      description: 'The authority’s executives and their responsibilities.',
      hint: 'The executives and their portfolios',
    },
  },
  regions: {
    ar: {
      description:
        'فرق كفاءة الإنفاق في مناطق المملكة الثلاث عشرة على خريطة وفي جدول، والاتفاقيات التي تستعملها وقصصها.',
      hint: 'خريطة الفرق في ثلاث عشرة منطقة',
    },
    en: {
      description:
        'The efficiency teams in the thirteen regions of the Kingdom on a map and in a table, with the agreements they use and their stories.',
      hint: 'A map of the teams in thirteen regions',
    },
  },
  careers: {
    ar: {
      description: 'العمل في الهيئة: الوظائف المتاحة، وطريقة التقديم، وبرامج حديثي التخرج.',
      hint: 'الوظائف وطريقة التقديم',
    },
    en: {
      description:
        'Working at the authority: vacancies, how to apply and programmes for graduates.',
      hint: 'Vacancies and how to apply',
    },
  },
  card: {
    ar: { description: 'عنوان الهيئة وهاتفها وأوقات عملها في بطاقة تحفظها في جهات الاتصال.' },
    en: {
      description:
        'The authority’s address, phone number and hours as a card you can keep in your contacts.',
    },
  },
} as const satisfies Record<string, RouteTexts>
