import type { LocalisedText } from '#domain/site/locale'

/** Texts of the writing operations in the OpenAPI document. */
export const writeTexts = {
  tag: {
    ar: 'إرسال الطلبات والاشتراك والآراء بمفتاح إرسال، ومعظمها بعد حل تحدٍّ.',
    en: 'Sending requests, subscriptions and feedback with an idempotency key, most of them with a solved challenge.',
  },
  operations: {
    'requests/support': { ar: 'إرسال طلب دعم', en: 'Send a support request' },
    'requests/open-data': { ar: 'إرسال طلب بيانات', en: 'Send a request for data' },
    'requests/invitation': { ar: 'إرسال دعوة', en: 'Send an invitation' },
    subscriptions: { ar: 'الاشتراك في النشرة', en: 'Subscribe to the newsletter' },
    feedback: { ar: 'إبداء الرأي في فائدة صفحة', en: 'Say whether a page is useful' },
    ratings: { ar: 'تقييم خدمة', en: 'Rate a service' },
    comments: {
      ar: 'إرسال تعليق أو تجربة استخدام للبيانات',
      en: 'Send a comment, or a use case of a dataset',
    },
    inquiries: { ar: 'الاستعلام عن طلب', en: 'Ask for the status of a request' },
  },
  inquiryFields: {
    ticketNumber: { ar: 'الرقم المرجعي للطلب.', en: 'The reference number of the request.' },
    email: {
      ar: 'البريد الإلكتروني المسجَّل في الطلب.',
      en: 'The email address given in the request.',
    },
  },
  found: { ar: 'وُجد الطلب', en: 'The request was found' },
  key: {
    ar: 'قيمة جديدة لكل طلب. ما يُخزَّن يُخزَّن بها مرة واحدة: إعادة الإرسال بها تعيد الاستجابة الأولى.',
    en: 'A new value for each request. What is stored is stored once under it: sending again with it gives the first response.',
  },
  altcha: {
    ar: 'حل التحدي: كائن JSON مرمّز base64، فيه challenge كما وصل وsolution وفيه counter وderivedKey (ست عشري).',
    en: 'The solved challenge: a JSON object in base64, with challenge as received and solution with counter and derivedKey (hexadecimal).',
  },
  page: {
    ar: 'مسار صفحة من هذا الموقع.',
    en: 'The path of a page of this site.',
  },
  answer: { ar: 'مفيدة أم لا.', en: 'Useful or not.' },
  reasons: {
    ar: 'أسباب من أسباب الإجابة المختارة وحدها.',
    en: 'Reasons that belong to the chosen answer.',
  },
  score: { ar: 'من 1 إلى 5.', en: 'From 1 to 5.' },
  comment: {
    ar: 'نص بلا تنسيق، يراجعه محرر قبل نشره.',
    en: 'Plain text; an editor reviews it before it is published.',
  },
  link: {
    ar: 'لصفحات مجموعات البيانات وحدها: عنوان https تُرى فيه تجربة الاستخدام، بلا اسم مستخدم ولا كلمة مرور.',
    en: 'On the page of a dataset only: an https address where the use case can be seen, without user name or password.',
  },
  accepted: { ar: 'قُبل وحُفظ', en: 'Accepted and stored' },
  challenge: { ar: 'طلب تحدٍّ', en: 'Get a challenge' },
  challengeText: {
    ar: 'تحدٍّ حسابي بصيغة ALTCHA يحله البرنامج في ثوانٍ، صالح نصف ساعة ولعملية إرسال واحدة.',
    en: 'A proof-of-work challenge (ALTCHA) that a program solves within seconds. It is valid for half an hour and one write.',
  },
  challengeFor: {
    ar: 'مسار العملية بعد /api/v1/.',
    en: 'The path of the operation below /api/v1/.',
  },
  challengeKey: {
    ar: 'مفتاح الإرسال نفسه؛ مطلوب للرأي والتقييم والتعليق، ولا يُرسل لغيرها.',
    en: 'The same idempotency key; required for feedback, ratings and comments, and not accepted for the others.',
  },
  bounds: {
    ar: (min: number, max: number) => `من ${min} إلى ${max} حرفًا.`,
    en: (min: number, max: number) => `${min} to ${max} characters.`,
  },
  future: { ar: 'اليوم أو بعده.', en: 'Today or later.' },
} as const satisfies Record<string, LocalisedText | object>
