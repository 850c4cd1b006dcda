import type { RouteDefinition, RouteTexts } from '../route-definition'

export const openRoutes = {
  openData: {
    path: '/open-data',
    title: { ar: 'البيانات المفتوحة', en: 'Open data' },
    menu: 'knowledge',
    kind: 'dataset',
    picture: 'openData',
    messages: ['open', 'forms'],
    feedback: true,
    feed: true,
  },
  disclosureLog: {
    path: '/open-data/disclosure-log',
    title: { ar: 'سجل الإفصاح', en: 'Disclosure log' },
    listedIn: 'knowledge',
    kind: 'disclosure',
    parent: 'openData',
    query: ['kind', 'outcome', 'year', 'page'],
    messages: ['disclosures', 'facets'],
    feedback: true,
    feed: true,
  },
  disclosure: {
    path: '/open-data/disclosure-log/:slug',
    kind: 'disclosure',
    parent: 'disclosureLog',
    messages: ['disclosures'],
    feedback: true,
  },
  statistics: {
    path: '/open-data/statistics',
    title: { ar: 'إحصاءات الموقع', en: 'Site statistics' },
    listedIn: 'knowledge',
    kind: 'dataset',
    parent: 'openData',
    messages: ['open'],
    index: false,
    feedback: true,
  },
  dataset: {
    path: '/open-data/:slug',
    kind: 'dataset',
    parent: 'openData',
    query: ['from', 'to', 'year'],
    messages: ['open', 'use-cases'],
    useCases: true,
    feedback: true,
  },
  openApi: {
    path: '/open-api',
    title: { ar: 'الواجهة البرمجية المفتوحة', en: 'Open API' },
    listedIn: 'knowledge',
    kind: null,
    parent: 'openData',
    index: false,
    feedback: true,
  },
  apiChanges: {
    path: '/open-api/changelog',
    title: { ar: 'سجل تغييرات الواجهة البرمجية', en: 'API changelog' },
    listedIn: 'knowledge',
    kind: null,
    parent: 'openApi',
    index: false,
    feedback: true,
    feed: true,
  },
} as const satisfies Record<string, RouteDefinition>

export const openTexts = {
  openData: {
    ar: {
      description: 'مجموعات بيانات الهيئة وحقولها ودورية تحديثها ورخصة استخدامها.',
      hint: 'الفهرس والرخصة وطلب البيانات',
    },
    en: {
      description: 'The authority’s datasets, their fields, update frequency and licence.',
      hint: 'Catalogue, licence and data requests',
    },
  },
  statistics: {
    ar: {
      description: 'ما في الموقع، وما وصلنا من طلبات، وآراء الزوار: جداول وملفات CSV، وكيف تُحسب.',
    },
    en: {
      description:
        'What this site holds, the requests we received and visitor feedback, as tables and CSV files, and how it is counted.',
    },
  },
  disclosureLog: {
    ar: {
      description:
        'طلبات البيانات وحرية المعلومات التي أجبنا عنها: ما طُلب، وما أُتيح منه، وسبب ما حُجب.',
    },
    en: {
      description:
        'Answered requests for data and information: what was requested, what was released and why anything was withheld.',
    },
  },
  apiChanges: {
    ar: { description: 'ما أُضيف إلى الواجهة البرمجية وما تغيّر فيها وما يُوقف، بتاريخه.' },
    en: { description: 'What was added to the API, what changed and what is retired, by date.' },
  },
  openApi: {
    ar: { description: 'الواجهة البرمجية المفتوحة: مجموعاتها وحقولها وأمثلة الاستدعاء وقواعدها.' },
    en: {
      description: 'The site’s open API: collections, fields, sample requests and conventions.',
    },
  },
} as const satisfies Record<string, RouteTexts>
