import type { RouteDefinition, RouteTexts } from '../route-definition'

/** Target of a personal link in newsletter mails. */
const subscriptionLink = <const S extends string>(slug: S) =>
  ({
    payload: 'subscriptionLink',
    kind: null,
    params: { slug },
    messages: ['newsletter'],
    index: false,
    sameOriginReferrer: true,
  }) as const

export const mediaRoutes = {
  mediaCenter: {
    path: '/media-center',
    title: { ar: 'المركز الإعلامي', en: 'Media centre' },
    menu: 'media',
    kind: 'news',
    picture: 'mediaCenter',
    layout: 'hero',
    messages: ['newsroom', 'gallery'],
    feedback: true,
  },
  news: {
    path: '/media-center/news',
    title: { ar: 'الأخبار', en: 'News' },
    menu: 'media',
    kind: 'news',
    parent: 'mediaCenter',
    query: ['tag', 'year', 'month', 'page'],
    messages: ['newsroom'],
    feedback: true,
    feed: true,
  },
  newsItem: {
    path: '/media-center/news/:slug',
    kind: 'news',
    parent: 'news',
    messages: ['newsroom', 'article'],
    feedback: true,
  },
  successStories: {
    path: '/media-center/success-stories',
    title: { ar: 'قصص النجاح', en: 'Success stories' },
    menu: 'media',
    kind: 'story',
    parent: 'mediaCenter',
    query: ['sector', 'page'],
    messages: ['newsroom'],
    feedback: true,
    feed: true,
  },
  communication: {
    path: '/media-center/communication',
    title: { ar: 'الحملات التوعوية', en: 'Communication campaigns' },
    menu: 'media',
    kind: 'campaign',
    parent: 'mediaCenter',
    messages: ['newsroom'],
    feedback: true,
    feed: true,
  },
  magazine: {
    path: '/media-center/magazine',
    title: { ar: 'مجلة الهيئة', en: 'Magazine' },
    menu: 'media',
    kind: 'issue',
    parent: 'mediaCenter',
    messages: ['newsroom'],
    feedback: true,
    feed: true,
  },
  photoGalleries: {
    path: '/media-center/photo-gallery',
    title: { ar: 'معرض الصور', en: 'Photo gallery' },
    menu: 'media',
    kind: 'gallery',
    parent: 'mediaCenter',
    query: ['page'],
    messages: ['gallery'],
    feedback: true,
    feed: true,
  },
  photoGallery: {
    path: '/media-center/photo-gallery/:slug',
    kind: 'gallery',
    parent: 'photoGalleries',
    messages: ['gallery'],
    feedback: true,
  },
  videoGallery: {
    path: '/media-center/video-gallery',
    title: { ar: 'معرض الفيديو', en: 'Video gallery' },
    menu: 'media',
    kind: 'video',
    parent: 'mediaCenter',
    videos: true,
    feedback: true,
    feed: true,
  },
  mediaLibrary: {
    path: '/media-center/media',
    title: { ar: 'المكتبة الإعلامية', en: 'Media library' },
    menu: 'media',
    kind: 'media-item',
    parent: 'mediaCenter',
    query: ['type', 'page'],
    messages: ['newsroom'],
    feedback: true,
    feed: true,
  },
  mediaItem: {
    path: '/media-center/media/:slug',
    kind: 'media-item',
    parent: 'mediaLibrary',
    messages: ['newsroom', 'article'],
    feedback: true,
  },
  brandFiles: {
    path: '/media-center/brand-files',
    title: { ar: 'ملفات الهوية', en: 'Brand files' },
    menu: 'media',
    kind: 'brand-file',
    parent: 'mediaCenter',
    feedback: true,
  },
  newsletter: {
    path: '/media-center/newsletter',
    title: { ar: 'النشرة البريدية', en: 'Newsletter' },
    menu: 'media',
    kind: 'page-intro',
    parent: 'mediaCenter',
    messages: ['forms', 'newsletter'],
    feedback: true,
    feed: true,
  },
  newsletterIssue: {
    path: '/media-center/newsletter/:slug',
    kind: 'newsletter-issue',
    parent: 'newsletter',
    feedback: true,
  },
  newsletterConfirm: {
    path: '/newsletter/confirm',
    title: { ar: 'تأكيد الاشتراك في النشرة', en: 'Confirming your subscription' },
    parent: 'newsletter',
    ...subscriptionLink('newsletter-confirm'),
  },
  newsletterLeave: {
    path: '/newsletter/leave',
    title: { ar: 'إلغاء الاشتراك في النشرة', en: 'Unsubscribing from the newsletter' },
    parent: 'newsletter',
    ...subscriptionLink('newsletter-leave'),
  },
  invitation: {
    path: '/media-center/invitation',
    title: { ar: 'دعوة الهيئة إلى فعالية', en: 'Invite the authority' },
    menu: 'media',
    kind: 'page-intro',
    parent: 'mediaCenter',
    messages: ['forms', 'channels'],
    feedback: true,
  },
  youtube: {
    path: '/youtube',
    title: { ar: 'قناة يوتيوب', en: 'YouTube channel' },
    listedIn: 'media',
    kind: 'video',
    parent: 'mediaCenter',
    videos: true,
    feedback: true,
  },
} as const satisfies Record<string, RouteDefinition>

export const mediaTexts = {
  mediaCenter: {
    ar: {
      description: 'أخبار الهيئة وألبوماتها ومقاطعها ومجلتها وحملاتها وقصص النجاح.',
      hint: 'أحدث ما نشرناه',
    },
    en: {
      description: 'The authority’s news, galleries, magazine, campaigns and success stories.',
      hint: 'Our latest publications',
    },
  },
  news: {
    ar: {
      description: 'أخبار الهيئة وأرشيفها بحسب السنة والشهر والموضوع.',
      hint: 'أحدث الأخبار وأرشيفها',
    },
    en: {
      description: 'News of the authority and its archive by year, month and subject.',
      hint: 'The latest news and its archive',
    },
  },
  successStories: {
    ar: {
      description: 'تجارب جهات حكومية رفعت كفاءة إنفاقها، وما الذي تغيّر.',
      hint: 'تجارب الجهات ونتائجها',
    },
    en: {
      description: 'How government entities made their spending more efficient, and what changed.',
      hint: 'What entities did and achieved',
    },
  },
  communication: {
    ar: {
      description: 'حملات الهيئة التوعوية: لمن هي، وماذا تطلب، وما نتج عنها.',
      hint: 'حملاتنا التوعوية',
    },
    en: {
      description: 'The authority’s campaigns: who they are for, what they ask and their results.',
      hint: 'Our awareness campaigns',
    },
  },
  magazine: {
    ar: { description: 'أعداد المجلة نصف السنوية ومحتويات كل عدد.', hint: 'الأعداد ومحتوياتها' },
    en: {
      description: 'Issues of the semi-annual magazine and their contents.',
      hint: 'Issues and contents',
    },
  },
  photoGalleries: {
    ar: {
      description: 'ألبومات عن فعاليات الهيئة وزياراتها الميدانية.',
      hint: 'صور الفعاليات والبرامج',
    },
    en: {
      description: 'Albums about the authority’s events and site visits.',
      hint: 'Pictures of events and programmes',
    },
  },
  videoGallery: {
    ar: { description: 'مقاطع الهيئة المرئية وملخص مكتوب لكل منها.', hint: 'مقاطع ولقاءات' },
    en: {
      description: 'The authority’s videos, each with a written summary.',
      hint: 'Videos and interviews',
    },
  },
  mediaLibrary: {
    ar: {
      description: 'إنفوجرافيك وكلمات وملفات صحفية يمكن الاقتباس منها.',
      hint: 'ملفات صحفية وكلمات',
    },
    en: {
      description: 'Infographics, speeches and press kits you may quote from.',
      hint: 'Press kits and speeches',
    },
  },
  brandFiles: {
    ar: {
      description: 'شعار الهيئة وألوانها وأنماطها بصيغ جاهزة للاستخدام، وقواعد استخدامها.',
      hint: 'الشعار والألوان والأنماط',
    },
    en: {
      description:
        'The authority’s logo, colours and patterns in ready formats, and the rules for their use.',
      hint: 'Logo, colours and patterns',
    },
  },
  newsletter: {
    ar: {
      description: 'النشرة الشهرية: ما فيها، وكيف تصلك، وكيف نحفظ خصوصيتك.',
      hint: 'جديد الهيئة في بريدك كل شهر',
    },
    en: {
      description:
        'The monthly newsletter: what it covers, how to subscribe and how we protect your privacy.',
      hint: 'Monthly news by email',
    },
  },
  newsletterConfirm: {
    ar: { description: 'تأكيد اشتراكك في النشرة البريدية الشهرية.' },
    en: { description: 'Confirm your subscription to the monthly newsletter.' },
  },
  newsletterLeave: {
    ar: { description: 'إلغاء اشتراكك في النشرة البريدية الشهرية.' },
    en: { description: 'Unsubscribe from the monthly newsletter.' },
  },
  invitation: {
    ar: {
      description: 'كيف تدعو الهيئة إلى فعاليتك، وما الذي نحتاج إلى معرفته.',
      hint: 'إلى المؤتمرات والورش والمعارض',
    },
    en: {
      description: 'How to invite the authority to your event and what to tell us.',
      hint: 'To conferences, workshops and exhibitions',
    },
  },
  youtube: {
    ar: { description: 'أحدث المقاطع المرئية في قناة الهيئة؛ لا يُحمَّل شيء قبل أن تختاره.' },
    en: {
      description:
        'The latest videos on the authority’s channel. Nothing loads until you choose it.',
    },
  },
} as const satisfies Record<string, RouteTexts>
