import type { RouteDefinition, RouteTexts } from '../route-definition'

export const serviceRoutes = {
  services: {
    path: '/services',
    title: { ar: 'الخدمات الإلكترونية', en: 'E-services' },
    menu: 'services',
    kind: 'service',
    picture: 'services',
    query: ['audience', 'topic'],
    layout: 'hero',
    messages: ['facets', 'services'],
    feedback: true,
    feed: true,
  },
  service: {
    path: '/services/:slug',
    kind: 'service',
    parent: 'services',
    messages: ['services'],
    feedback: true,
    rating: true,
  },
  frameworkAgreements: {
    path: '/framework-agreements',
    title: { ar: 'الاتفاقيات الإطارية', en: 'Framework agreements' },
    menu: 'services',
    kind: 'agreement',
    query: ['type', 'status'],
    parent: 'services',
    messages: ['facets', 'agreements'],
    feedback: true,
    feed: true,
  },
  agreement: {
    path: '/framework-agreements/:slug',
    kind: 'agreement',
    parent: 'frameworkAgreements',
    messages: ['agreements'],
    feedback: true,
  },
  locInit: {
    path: '/loc-init',
    title: {
      ar: 'توطين عقود التشغيل والصيانة',
      en: 'Localising operation and maintenance contracts',
    },
    menu: 'services',
    kind: 'programme',
    picture: 'services',
    messages: ['programmes'],
    feedback: true,
  },
  sla: {
    path: '/sla',
    title: { ar: 'مستويات الخدمة', en: 'Service levels' },
    menu: 'services',
    kind: 'service-level',
    picture: 'help',
    layout: 'hero',
    messages: ['channels'],
    feedback: true,
  },
  backup: {
    path: '/backup',
    title: { ar: 'استمرارية الخدمات', en: 'Service continuity' },
    listedIn: 'services',
    kind: 'page',
    messages: ['programmes'],
    index: false,
    feedback: true,
  },
} as const satisfies Record<string, RouteDefinition>

export const serviceTexts = {
  services: {
    ar: {
      description: 'خدمات الهيئة ومنصاتها للجهات الحكومية والموردين والأفراد.',
      hint: 'كل الخدمات والمنصات',
    },
    en: {
      description:
        'The authority’s services and platforms for government entities, suppliers and individuals.',
      hint: 'All services and platforms',
    },
  },
  frameworkAgreements: {
    ar: {
      description: 'الاتفاقيات الإطارية المفتوحة والمغلقة ومددها ومواعيد الانضمام إليها.',
      hint: 'المفتوحة والمغلقة ومواعيد الانضمام',
    },
    en: {
      description:
        'Open and closed framework agreements, how long they last and when suppliers may join.',
      hint: 'Open, closed and when to join',
    },
  },
  locInit: {
    ar: {
      description: 'مبادرة توطين وظائف عقود التشغيل والصيانة وبرامجها التدريبية ومواعيدها.',
      hint: 'البرامج التدريبية ومواعيدها',
    },
    en: {
      description:
        'The initiative to localise jobs in operation and maintenance contracts, its training programmes and dates.',
      hint: 'Training programmes and dates',
    },
  },
  sla: {
    ar: {
      description: 'المدد التي نلتزم بها في كل خدمة، وقنواتها وأوقاتها، وما تحقق فعلًا.',
      hint: 'المدد والنتائج الفعلية',
    },
    en: {
      description:
        'The times we commit to for each service, with channels, hours and actual results.',
      hint: 'Our targets and results',
    },
  },
  backup: {
    ar: {
      description: 'ما العمل عند تعطل إحدى المنصات، وأين تنجز طلبك، ومواعيد الصيانة المجدولة.',
    },
    en: {
      description: 'What to do when a platform is down, alternatives and planned maintenance.',
    },
  },
} as const satisfies Record<string, RouteTexts>
