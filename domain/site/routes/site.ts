import type { RouteDefinition, RouteTexts } from '../route-definition'

/** A page rendered from a record of the kind `policy`. */
const article = <const S extends string>(slug: S) =>
  ({
    payload: 'article',
    kind: 'policy',
    params: { slug },
    messages: ['article'],
    feedback: true,
  }) as const

export const siteRoutes = {
  home: {
    path: '/',
    title: { ar: 'الرئيسية', en: 'Home' },
    listedIn: 'start',
    kind: 'home',
    layout: 'hero',
    messages: ['knowledge', 'search-box'],
    feedback: true,
  },
  search: {
    path: '/search',
    title: { ar: 'البحث', en: 'Search' },
    listedIn: 'start',
    kind: null,
    layout: 'hero',
    query: ['q', 'kind', 'lang', 'sort', 'year', 'page'],
    messages: ['search', 'search-box', 'facets'],
    cache: 'none',
    index: false,
  },
  informationFreedom: {
    path: '/information-freedom',
    menu: 'policies',
    picture: 'openData',
    ...article('information-freedom'),
  },
  privacyPolicy: { path: '/privacy-policy', menu: 'policies', ...article('privacy-policy') },
  termsConditions: { path: '/terms-conditions', menu: 'policies', ...article('terms-conditions') },
  cookies: {
    path: '/cookies',
    title: { ar: 'ملفات تعريف الارتباط', en: 'Cookies' },
    menu: 'policies',
    kind: 'page',
    messages: ['frame'],
    feedback: true,
  },
  accessibility: {
    path: '/accessibility',
    title: { ar: 'إمكانية الوصول', en: 'Accessibility' },
    menu: 'policies',
    kind: 'page',
    picture: 'help',
    messages: ['channels'],
    feedback: true,
  },
} as const satisfies Record<string, RouteDefinition>

export const siteTexts = {
  home: {
    ar: {
      description:
        'الموقع الرسمي لهيئة كفاءة الإنفاق والمشروعات: خدماتها واتفاقياتها الإطارية وأدلتها وبياناتها المفتوحة.',
    },
    en: {
      description:
        'The official site of the Expenditure and Projects Efficiency Authority: services, framework agreements, guides and open data.',
    },
  },
  search: {
    ar: {
      description:
        'ابحث في خدمات الهيئة وأسئلتها وأدلتها وأخبارها وبياناتها، بالعربية والإنجليزية.',
    },
    en: { description: 'Search services, questions, guides, news and data in Arabic and English.' },
  },
  cookies: {
    ar: { description: 'الملفات التي يستخدمها الموقع وغرض كل منها ومدته، وخيارك فيها.' },
    en: {
      description:
        'The cookies this site uses, what each is for, how long it lasts and your choice.',
    },
  },
  accessibility: {
    ar: { description: 'بيان إمكانية الوصول في الموقع وأدواته، وكيف تبلغنا عن عائق واجهته.' },
    en: {
      description: 'This site’s accessibility statement and tools, and how to report a barrier.',
    },
  },
} as const satisfies Record<string, RouteTexts>
