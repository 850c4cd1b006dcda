import type { Locale, LocalisedText } from '#domain/site/locale'

/** Requests in a number of seconds. */
interface Policy {
  requests: number
  seconds: number
}

/** Texts of the OpenAPI document besides those of the collections. */
export const documentTexts = {
  title: {
    ar: 'واجهة هيئة كفاءة الإنفاق البرمجية',
    en: 'API of the expenditure efficiency authority',
  },
  description: {
    ar: ({ requests, seconds }) =>
      `محتوى الموقع للبرامج: قراءة بلا مفتاح ولا تسجيل، بالعربية والإنجليزية، من أي موقع. الحد ${requests} طلب كل ${seconds} ثوانٍ من العنوان الواحد. لا يُحذف حقل ولا يتغير معناه في هذه النسخة، وقد تُضاف حقول.`,
    en: ({ requests, seconds }) =>
      `The content of the site for programs: read without key or registration, in Arabic and English, from any origin. At most ${requests} requests in ${seconds} seconds from one address. In this version, fields keep their names and meanings; new ones may be added.`,
  } satisfies Record<Locale, (policy: Policy) => string>,
  licence: {
    ar: 'استعملها كما تشاء واذكر مصدرها',
    en: 'Use it as you like and name the source',
  },
  index: { ar: 'المجموعات كلها', en: 'All collections' },
  indexText: {
    ar: 'أسماء المجموعات وعناوينها، ومنها يبدأ برنامج لا يعرف الواجهة.',
    en: 'Names and addresses of the collections: where a program starts that does not know the API.',
  },
  indexFields: {
    documentation: { ar: 'صفحة الواجهة.', en: 'The page about the API.' },
    openapi: { ar: 'وثيقة OpenAPI.', en: 'The OpenAPI document.' },
    languages: { ar: 'اللغات.', en: 'The languages.' },
    collections: { ar: 'المجموعات بعناوينها.', en: 'The collections with their addresses.' },
  },
  one: { ar: 'سجل واحد بمعرّفه', en: 'One record by its identifier' },
  success: { ar: 'ما طُلب', en: 'What was requested' },
  notModified: {
    ar: 'لم يتغير منذ القراءة التي يعود إليها ETag',
    en: 'Not changed since the read that the ETag is from',
  },
  translation: {
    ar: 'السجل نفسه بالإنجليزية؛ يأتي مع lang=all فقط.',
    en: 'The same record in English; only with lang=all.',
  },
  cursor: {
    ar: 'قيمة cursor للصفحة المجاورة؛ وقيمتها null إن لم توجد.',
    en: 'The value of cursor for the adjacent page; null if there is none.',
  },
  parameters: {
    lang: {
      ar: 'اللغة، أو all للعربية ومعها ترجمتها. بدونها تُتبع Accept-Language، ثم العربية.',
      en: 'The language, or all for Arabic with its translation. Without it Accept-Language decides, else Arabic.',
    },
    language: {
      ar: 'اللغة. بدونها تُتبع Accept-Language، ثم العربية.',
      en: 'The language. Without it Accept-Language decides, else Arabic.',
    },
    limit: { ar: 'عدد السجلات في الصفحة.', en: 'Number of records on a page.' },
    cursor: {
      ar: 'قيمة next أو previous من استجابة سابقة، كما وصلت ومع الترتيب نفسه.',
      en: 'The value of next or previous of an earlier answer, unchanged and with the same order.',
    },
    sort: {
      ar: 'الترتيب؛ و«-» قبله تعكسه. وقيمة order، حيث توجد، ترتيب الموقع.',
      en: 'The order; a - in front reverses it. The value order, where there is one, is the order of the site.',
    },
    fields: {
      ar: 'الحقول المطلوبة وحدها، تفصل بينها فواصل؛ ويأتي id معها دائمًا.',
      en: 'Only these fields, separated by commas; id is always included.',
    },
    id: { ar: 'معرّف السجل.', en: 'The identifier of the record.' },
  },
  problem: {
    type: {
      ar: 'نوع المشكلة: عنوان ثابت يشرحها.',
      en: 'The kind of problem: a stable address that explains it.',
    },
    title: { ar: 'المشكلة في جملة.', en: 'The problem in one sentence.' },
    status: { ar: 'رمز حالة HTTP.', en: 'The HTTP status code.' },
    detail: { ar: 'ما يُصلحها.', en: 'What to do about it.' },
    instance: {
      ar: 'رقم الطلب، اذكره إن كتبت إلينا.',
      en: 'The number of the request; name it when you write to us.',
    },
    parameter: { ar: 'المعامل المعني.', en: 'The parameter it is about.' },
    accepted: { ar: 'ما يُقبل مكانه.', en: 'What is accepted in its place.' },
    issues: { ar: 'الأخطاء بحسب الحقل.', en: 'The errors by field.' },
  },
  headers: {
    etag: {
      ar: 'بصمة الاستجابة، لإرسالها في If-None-Match.',
      en: 'The fingerprint of the answer, for If-None-Match.',
    },
    link: {
      ar: 'عنوانا الصفحتين المجاورتين (next وprev).',
      en: 'The addresses of the pages beside it (next and prev).',
    },
    rateLimit: { ar: 'حد القراءة.', en: 'The limit of reads.' },
    retryAfter: { ar: 'الثواني إلى المحاولة التالية.', en: 'Seconds until the next try.' },
    requestId: { ar: 'رقم الطلب.', en: 'The number of the request.' },
  },
} as const satisfies Record<string, LocalisedText | object>
