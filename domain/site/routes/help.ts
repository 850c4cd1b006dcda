import type { RouteDefinition, RouteTexts } from '../route-definition'

export const helpRoutes = {
  help: {
    path: '/help',
    title: { ar: 'المساعدة والدعم', en: 'Help and support' },
    menu: 'help',
    kind: 'page',
    picture: 'help',
    messages: ['channels', 'search-box'],
    feedback: true,
  },
  faq: {
    path: '/faq',
    title: { ar: 'الأسئلة الشائعة', en: 'Frequently asked questions' },
    menu: 'help',
    kind: 'question',
    picture: 'help',
    query: ['category', 'page'],
    messages: ['search-box'],
    feedback: true,
    feed: true,
  },
  contact: {
    path: '/contact',
    title: { ar: 'تواصل معنا', en: 'Contact us' },
    menu: 'help',
    kind: null,
    picture: 'help',
    messages: ['forms', 'channels'],
    feedback: true,
  },
  inquiry: {
    path: '/contact/inquiry',
    title: { ar: 'حالة الطلب', en: 'Request status' },
    menu: 'help',
    kind: null,
    parent: 'contact',
    messages: ['forms', 'tickets', 'channels'],
    feedback: true,
  },
  violations: {
    path: '/violations',
    title: { ar: 'الإبلاغ عن المخالفات', en: 'Reporting violations' },
    menu: 'help',
    kind: 'page',
    picture: 'help',
    feedback: true,
    sameOriginReferrer: true,
  },
  siteMap: {
    path: '/routes',
    title: { ar: 'خريطة الموقع', en: 'Site map' },
    menu: 'help',
    kind: null,
    picture: 'help',
    feedback: true,
  },
  siteStatus: {
    path: '/status',
    title: { ar: 'حال المنصات والموقع', en: 'Status of the platforms and this site' },
    listedIn: 'help',
    kind: 'maintenance',
    picture: 'help',
    messages: ['programmes'],
    cache: 'none',
    index: false,
    feedback: true,
    feed: true,
  },
  offline: {
    path: '/offline',
    title: { ar: 'لا اتصال بالإنترنت', en: 'You are offline' },
    kind: null,
    picture: 'help',
    index: false,
  },
  profile: {
    path: '/profile',
    title: { ar: 'ملفي', en: 'My profile' },
    kind: null,
    messages: ['profile', 'tickets'],
    access: 'member',
    cache: 'none',
    index: false,
    sameOriginReferrer: true,
  },
  profileData: {
    path: '/profile/data',
    title: { ar: 'نسخة من بياناتي', en: 'A copy of my data' },
    kind: null,
    parent: 'profile',
    messages: ['profile'],
    access: 'member',
    index: false,
    sameOriginReferrer: true,
  },
  profileRequest: {
    path: '/profile/requests/:reference',
    kind: null,
    parent: 'profile',
    messages: ['profile', 'tickets', 'forms'],
    access: 'member',
    index: false,
    sameOriginReferrer: true,
  },
} as const satisfies Record<string, RouteDefinition>

export const helpTexts = {
  help: {
    ar: {
      description: 'احصل على المساعدة: أسئلة شائعة، وقنوات تواصل، ومتابعة طلبك.',
      hint: 'احصل على المساعدة',
    },
    en: {
      description:
        'Get help: frequently asked questions, contact channels and the status of your request.',
      hint: 'Get help',
    },
  },
  faq: {
    ar: {
      description: 'إجابات مختصرة عن عمل الهيئة وخدماتها واتفاقياتها الإطارية ومركزها المعرفي.',
      hint: 'إجابات مختصرة',
    },
    en: {
      description:
        'Short answers about the authority, its services, its framework agreements and its knowledge hub.',
      hint: 'Short answers',
    },
  },
  contact: {
    ar: {
      description: 'أرسل سؤالك أو شكواك أو اقتراحك إلى الهيئة، ويصلك الرد خلال ثلاثة أيام عمل.',
      hint: 'اسأل أو اشتكِ أو اقترح',
    },
    en: {
      description:
        'Send the authority a question, a complaint or an idea. We reply within three working days.',
      hint: 'Ask, complain or suggest',
    },
  },
  inquiry: {
    ar: {
      description: 'تابع حالة طلبك برقمه المرجعي والبريد الإلكتروني الذي كتبته فيه.',
      hint: 'تابع طلبك برقمه',
    },
    en: {
      description:
        'Track your request with its reference number and the email address you gave in it.',
      hint: 'Track a request by its number',
    },
  },
  violations: {
    ar: {
      description: 'ما الذي تبلغ عنه وكيف، وما يحدث بعد بلاغك، وكيف تُحمى هويتك.',
      hint: 'ما الذي تبلغ عنه وكيف',
    },
    en: {
      description:
        'What to report and how, what happens after your report and how your identity is protected.',
      hint: 'What to report and how',
    },
  },
  siteMap: {
    ar: {
      description: 'صفحات الموقع الرئيسية في مكان واحد.',
      hint: 'الصفحات الرئيسية في مكان واحد',
    },
    en: { description: 'A list of the main pages of this site.', hint: 'Main pages in one place' },
  },
  siteStatus: {
    ar: { description: 'حال هذا الموقع مقيسة كل دقيقة، وأعطال المنصات وصيانتها المعلنة.' },
    en: {
      description:
        'How this site is doing, checked every minute, and announced faults and maintenance of the platforms.',
    },
  },
  offline: {
    ar: { description: 'ما تفعله حين ينقطع الاتصال، وما حُفظ لك من صفحات.' },
    en: { description: 'What to do without a connection, and which pages were kept for you.' },
  },
  profile: {
    ar: { description: 'طلباتك وجلساتك وما يخص حسابك في هذا الموقع.' },
    en: { description: 'Your requests, sessions and account on this site.' },
  },
  profileData: {
    ar: { description: 'كل ما يحفظه الموقع عنك في صفحة تُقرأ وتُطبع.' },
    en: { description: 'Everything this site holds about you, to read or print.' },
  },
} as const satisfies Record<string, RouteTexts>
