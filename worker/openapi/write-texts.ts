import type { LocalisedText } from '#domain/site/locale'

/** Texts of the writing operations in the OpenAPI document. */
export const writeTexts = {
  tag: {
    ar: 'إرسال الطلبات والاشتراكات والآراء. تتطلب كل عملية مفتاح منع التكرار، وتتطلب كذلك حل الاختبار الآلي (ALTCHA)، ما عدا الاستعلام عن طلب.',
    en: 'Submit requests, subscriptions and feedback. Every call needs an idempotency key; all but the status inquiry also need a proof-of-work token (ALTCHA).',
  },
  operations: {
    'requests/support': { ar: 'إرسال طلب دعم', en: 'Submit a support request' },
    'requests/open-data': { ar: 'إرسال طلب بيانات', en: 'Submit a data request' },
    'requests/invitation': { ar: 'إرسال دعوة', en: 'Submit an event invitation' },
    subscriptions: { ar: 'الاشتراك في النشرة', en: 'Subscribe to the newsletter' },
    feedback: { ar: 'إبداء الرأي في فائدة صفحة', en: 'Submit page feedback' },
    ratings: { ar: 'تقييم خدمة', en: 'Rate a service' },
    comments: {
      ar: 'إرسال تعليق أو تجربة استخدام للبيانات',
      en: 'Submit a comment or a dataset use case',
    },
    inquiries: { ar: 'الاستعلام عن طلب', en: 'Get the status of a request' },
  },
  inquiryFields: {
    ticketNumber: { ar: 'الرقم المرجعي للطلب.', en: 'Reference number of the request.' },
    email: {
      ar: 'البريد الإلكتروني المسجَّل في الطلب.',
      en: 'Email address given in the request.',
    },
  },
  found: { ar: 'وُجد الطلب', en: 'Request found' },
  key: {
    ar: 'قيمة جديدة لكل إرسال جديد. وإعادة الإرسال بالمفتاح نفسه تعيد الاستجابة الأولى ولا تخزّن شيئًا مرتين. ويُحفظ المفتاح 24 ساعة على الأقل.',
    en: 'A unique value for each new submission. Retrying with the same key returns the first response and stores nothing twice. A key is remembered for at least 24 hours.',
  },
  solveFirst: {
    ar: 'ويُطلب اختبار آلي من /api/v1/challenge ويُحل قبل كل إرسال.',
    en: 'Get a challenge from /api/v1/challenge and solve it before each call.',
  },
  altcha: {
    ar: 'حل الاختبار الآلي: كائن JSON مرمّز base64، فيه challenge كما وصل وsolution وفيه counter وderivedKey (ست عشري).',
    en: 'Proof-of-work token: a base64-encoded JSON object holding challenge as received and solution with counter and derivedKey (hexadecimal).',
  },
  page: {
    ar: 'مسار صفحة من هذا الموقع.',
    en: 'Path of a page on this site.',
  },
  answer: { ar: 'مفيدة أم لا.', en: 'Useful or not.' },
  reasons: {
    ar: 'أسباب من أسباب الإجابة المختارة وحدها.',
    en: 'Reasons for the chosen answer only.',
  },
  score: { ar: 'من 1 إلى 5.', en: 'From 1 to 5.' },
  comment: {
    ar: 'نص بلا تنسيق، يراجعه محرر قبل نشره.',
    en: 'Plain text; an editor reviews it before it is published.',
  },
  link: {
    ar: 'لصفحات مجموعات البيانات وحدها: عنوان https تُرى فيه تجربة الاستخدام، بلا اسم مستخدم ولا كلمة مرور.',
    en: 'For dataset pages only: an https URL of the use case, without user name or password.',
  },
  accepted: { ar: 'قُبل وحُفظ', en: 'Accepted and stored' },
  challenge: { ar: 'الحصول على اختبار آلي', en: 'Get a proof-of-work challenge' },
  challengeText: {
    ar: 'يعيد اختبارًا حسابيًا بصيغة ALTCHA يحله البرنامج في ثوانٍ، وهو صالح نصف ساعة ولعملية إرسال واحدة.',
    en: 'Returns an ALTCHA proof-of-work challenge that a program solves within seconds. It is valid for 30 minutes and a single write request.',
  },
  challengeFor: {
    ar: 'مسار العملية بعد /api/v1/.',
    en: 'Path of the write endpoint, relative to /api/v1/.',
  },
  challengeKey: {
    ar: 'مفتاح منع التكرار نفسه؛ مطلوب للرأي والتقييم والتعليق، ولا يُرسل لغيرها.',
    en: 'The idempotency key of the write request. Required for feedback, ratings and comments; not accepted for other endpoints.',
  },
  bounds: {
    ar: (min: number, max: number) => `من ${min} إلى ${max} حرفًا.`,
    en: (min: number, max: number) => `${min} to ${max} characters.`,
  },
  future: { ar: 'اليوم أو بعده.', en: 'Today or later.' },
} as const satisfies Record<string, LocalisedText | object>
