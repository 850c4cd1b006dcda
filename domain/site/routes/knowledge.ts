import type { RouteDefinition, RouteTexts } from '../route-definition'

/** Defined by the build from PRODUCT_SLUG in wrangler.toml; undefined without a build. */
declare const __PRODUCT_SLUG__: string | undefined

/** Slug in the path of the dictionary, `/{slug}-dictionary`. */
const productSlug = typeof __PRODUCT_SLUG__ === 'string' ? __PRODUCT_SLUG__ : 'efficiency'

export const knowledgeRoutes = {
  knowledge: {
    path: '/knowledge',
    title: { ar: 'المركز المعرفي', en: 'Knowledge hub' },
    menu: 'knowledge',
    kind: 'book',
    picture: 'knowledge',
    layout: 'hero',
    messages: ['knowledge', 'search-box'],
    feedback: true,
  },
  knowledgeSearch: {
    path: '/knowledge/search',
    title: { ar: 'البحث في المعرفة', en: 'Knowledge search' },
    listedIn: 'knowledge',
    kind: null,
    parent: 'knowledge',
    layout: 'hero',
    query: ['q', 'kind', 'lang', 'sort', 'year', 'page'],
    messages: ['search', 'search-box', 'facets'],
    cache: 'none',
    index: false,
  },
  sections: {
    path: '/knowledge/sections',
    title: { ar: 'أقسام المعرفة', en: 'Knowledge sections' },
    menu: 'knowledge',
    kind: 'knowledge-section',
    parent: 'knowledge',
    messages: ['knowledge'],
    feedback: true,
    feed: true,
  },
  section: {
    path: '/knowledge/sections/:slug',
    kind: 'knowledge-section',
    query: ['type'],
    parent: 'sections',
    messages: ['knowledge'],
    feedback: true,
  },
  books: {
    path: '/knowledge/sections/books',
    title: { ar: 'الكتب والأدلة والنماذج', en: 'Books, guides and forms' },
    menu: 'knowledge',
    kind: 'book',
    query: ['type', 'sort', 'page'],
    parent: 'sections',
    messages: ['knowledge'],
    feedback: true,
    feed: true,
  },
  book: {
    path: '/knowledge/sections/books/:slug',
    kind: 'book',
    parent: 'books',
    messages: ['knowledge', 'article'],
    feedback: true,
    comments: true,
  },
  chapter: {
    path: '/knowledge/sections/books/:slug/*',
    kind: 'book',
    parent: 'books',
    messages: ['knowledge', 'article'],
    feedback: true,
    comments: true,
  },
  oldKnowledge: {
    path: '/old-knowledge',
    title: { ar: 'المعرفة المؤرشفة', en: 'Archived knowledge' },
    listedIn: 'knowledge',
    kind: 'archived-item',
    parent: 'knowledge',
    messages: ['knowledge'],
    index: false,
    feedback: true,
  },
  dictionary: {
    path: `/${productSlug}-dictionary`,
    title: { ar: 'قاموس كفاءة الإنفاق', en: 'Expenditure efficiency dictionary' },
    menu: 'knowledge',
    kind: 'term',
    picture: 'knowledge',
    query: ['letter', 'category'],
    parent: 'knowledge',
    messages: ['search-box'],
    feedback: true,
    feed: true,
  },
} as const satisfies Record<string, RouteDefinition>

export const knowledgeTexts = {
  knowledge: {
    ar: {
      description: 'أدلة وكتب ونماذج في كفاءة الإنفاق وتخطيط المشتريات وإدارة المشروعات.',
      hint: 'ابدأ من هنا: الأدلة والكتب',
    },
    en: {
      description:
        'Guides, books and forms on expenditure efficiency, procurement planning and project delivery.',
      hint: 'Start here for guides and books',
    },
  },
  knowledgeSearch: {
    ar: { description: 'ابحث في كتب المركز المعرفي وأدلته ونماذجه وفصولها، وفي القاموس.' },
    en: {
      description: 'Search the books, guides and forms of the knowledge hub, and the dictionary.',
    },
  },
  sections: {
    ar: {
      description: 'أقسام المركز المعرفي وما في كل منها من كتب وأدلة ونماذج.',
      hint: 'المعرفة بحسب موضوعها',
    },
    en: {
      description: 'The sections of the knowledge hub and the books, guides and forms in each.',
      hint: 'Guides and forms by subject',
    },
  },
  books: {
    ar: {
      description: 'كل ما نشره المركز المعرفي من كتب وأدلة ونماذج في قائمة واحدة.',
      hint: 'القائمة كاملة',
    },
    en: {
      description: 'Everything the knowledge hub has published, in one list.',
      hint: 'Full list',
    },
  },
  oldKnowledge: {
    ar: { description: 'مواد معرفية لم تعد سارية، محفوظة للرجوع إليها مع ما حل محلها.' },
    en: { description: 'Material no longer in force, kept for reference with its replacement.' },
  },
  dictionary: {
    ar: {
      description: 'مصطلحات كفاءة الإنفاق والمشتريات والمشروعات معرّفة بالعربية والإنجليزية.',
      hint: 'بالعربية والإنجليزية',
    },
    en: {
      description:
        'Terms of expenditure efficiency, procurement and projects, defined in Arabic and English.',
      hint: 'In Arabic and English',
    },
  },
} as const satisfies Record<string, RouteTexts>
