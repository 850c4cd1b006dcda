import type { LocalisedText } from '#domain/site/locale'

/** Texts of the writing operations in the OpenAPI document. */
export const writeTexts = {
  tag: {
    ar: 'الإرسال: طلبات واشتراك ورأي، بتحدٍّ محلول ومفتاح إرسال.',
    en: 'Writing: requests, subscription and feedback, with a solved challenge and an idempotency key.',
  },
  operations: {
    'requests/support': { ar: 'إرسال طلب دعم', en: 'Send a support request' },
    'requests/open-data': { ar: 'إرسال طلب بيانات', en: 'Send a request for data' },
    'requests/invitation': { ar: 'إرسال دعوة', en: 'Send an invitation' },
    subscriptions: { ar: 'الاشتراك في النشرة', en: 'Subscribe to the newsletter' },
    feedback: { ar: 'هل الصفحة مفيدة', en: 'Say whether a page is useful' },
    ratings: { ar: 'تقييم خدمة', en: 'Rate a service' },
    comments: {
      ar: 'إرسال تعليق، أو ما صُنع بمجموعة بيانات',
      en: 'Send a comment, or a use case of a dataset',
    },
    inquiries: { ar: 'الاستعلام عن طلب', en: 'Ask for the status of a request' },
  },
  inquiryFields: {
    ticketNumber: { ar: 'الرقم المرجعي للطلب.', en: 'The reference number of the request.' },
    email: { ar: 'البريد الذي أُرسل منه الطلب.', en: 'The email address it was sent with.' },
  },
  found: { ar: 'وُجد الطلب', en: 'The request was found' },
  key: {
    ar: 'قيمة جديدة لكل طلب. الإعادة بها تعيد النتيجة الأولى ولا تخزّن شيئًا مرتين.',
    en: 'A new value for each request. Sending again with it gives the first result and stores nothing twice.',
  },
  altcha: {
    ar: 'حل التحدي بصيغة ALTCHA: كائن JSON فيه challenge وsolution، مرمّز base64.',
    en: 'The solved challenge as ALTCHA has it: a JSON object of challenge and solution, in base64.',
  },
  page: {
    ar: 'مسار صفحة من هذا الموقع.',
    en: 'The path of a page of this site.',
  },
  answer: { ar: 'مفيدة أم لا.', en: 'Useful or not.' },
  reasons: { ar: 'أسباب الجواب المختار.', en: 'Reasons for the answer.' },
  score: { ar: 'من 1 إلى 5.', en: 'From 1 to 5.' },
  comment: {
    ar: 'نص بلا تنسيق؛ ينشره محرر أو يرفضه.',
    en: 'Plain text; an editor publishes or refuses it.',
  },
  link: {
    ar: 'في صفحة مجموعة بيانات وحدها: عنوان صفحة آمنة يُرى فيها ما صُنع بها، بلا اسم مستخدم ولا كلمة مرور.',
    en: 'On the page of a dataset only: an https address where the use case can be seen, without user name or password.',
  },
  accepted: { ar: 'قُبل وخُزّن', en: 'Accepted and stored' },
  challenge: { ar: 'تحدٍّ للإرسال', en: 'A challenge for one write' },
  challengeText: {
    ar: 'تحدٍّ بصيغة ALTCHA يحله برنامج في ثوانٍ، صالح نصف ساعة ولإرسال واحد.',
    en: 'A challenge of ALTCHA that a program solves within seconds, valid for half an hour and one write.',
  },
  challengedFor: { ar: 'العملية التي طُلب لها.', en: 'The operation it was requested for.' },
  challengeObject: {
    ar: 'التحدي كما تقرؤه مكتبات ALTCHA: في parameters ما يُحسب، وفي signature توقيعه.',
    en: 'The challenge as libraries of ALTCHA read it: what to compute in parameters, and its signature.',
  },
  challengeFor: {
    ar: 'مسار العملية بعد /api/v1/.',
    en: 'The path of the operation below /api/v1/.',
  },
  challengeKey: {
    ar: 'مفتاح الإرسال نفسه؛ لازم للرأي والتقييم والتعليق، ولا يُرسل مع غيرها.',
    en: 'The same idempotency key; needed for feedback, rating and comment, and for nothing else.',
  },
} as const satisfies Record<string, LocalisedText | Record<string, LocalisedText>>
