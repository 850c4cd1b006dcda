import type { Locale, LocalisedText } from '#domain/site/locale'
import type { rateLimitPolicies } from '../middleware/rate-limits'

/** Texts of the OpenAPI document besides those of the collections. */
export const documentTexts = {
  title: {
    ar: 'الواجهة البرمجية لهيئة كفاءة الإنفاق والمشروعات',
    en: 'Expenditure and Projects Efficiency Authority API',
  },
  description: {
    ar: ({ reads, writes }) =>
      `محتوى الموقع بالعربية والإنجليزية. القراءة بلا مفتاح ولا تسجيل، ومن أي نطاق. الحد ${reads.requests} طلب كل ${reads.seconds} ثوانٍ لعنوان IP الواحد. وللإرسال ${writes.requests} طلبًا كل ${writes.seconds} ثانية، منها 10 طلبات واشتراكات كل 10 دقائق، ما لم تذكر RateLimit-Policy غير ذلك، و5 استعلامات خاطئة كل 15 دقيقة. وتبيّن ترويسة RateLimit ما بقي من الحد على وجه التقريب، وRetry-After متى يعاد الإرسال. ومفتاح منع التكرار محفوظ 24 ساعة على الأقل. لا يُحذف حقل ولا يتغيّر معناه في هذه النسخة، وقد تُضاف حقول.`,
    en: ({ reads, writes }) =>
      `The site’s content in Arabic and English. Read requests need no key or registration and are allowed from any origin. Rate limit: ${reads.requests} requests per ${reads.seconds} seconds per IP address. Writes are limited to ${writes.requests} per ${writes.seconds} seconds, of which 10 requests and subscriptions per 10 minutes unless RateLimit-Policy says otherwise, and to 5 failed inquiries per 15 minutes. The RateLimit header gives an estimate of the remaining quota, and Retry-After the time of the next try. An idempotency key is remembered for at least 24 hours. Within this version no field is removed or changes meaning; fields may be added.`,
  } satisfies Record<Locale, (limits: typeof rateLimitPolicies) => string>,
  licence: {
    ar: 'استعملها كما تشاء واذكر مصدرها',
    en: 'Free to use with attribution',
  },
  index: { ar: 'المجموعات كلها', en: 'All collections' },
  indexText: {
    ar: 'أسماء المجموعات وعناوينها؛ وهي نقطة البداية لاستكشاف الواجهة.',
    en: 'Names and URLs of all collections. Start here to discover the API.',
  },
  indexFields: {
    documentation: { ar: 'عنوان صفحة توثيق الواجهة.', en: 'URL of the API documentation page.' },
    openapi: { ar: 'عنوان وثيقة OpenAPI.', en: 'URL of the OpenAPI document.' },
    languages: { ar: 'اللغات المتاحة.', en: 'Supported languages.' },
    collections: { ar: 'المجموعات بعناوينها.', en: 'The collections and their URLs.' },
  },
  one: { ar: 'سجل واحد بمعرّفه', en: 'Get a record by its identifier' },
  oneText: {
    ar: 'السجل بحقوله كلها، أو بالحقول المذكورة في fields وحدها.',
    en: 'The record with all its fields, or only those named in fields.',
  },
  success: { ar: 'تم', en: 'Success' },
  notModified: {
    ar: 'لم يتغير منذ القراءة التي يعود إليها ETag',
    en: 'Not modified since the response that the ETag came from',
  },
  translation: {
    ar: 'السجل نفسه بالإنجليزية؛ يأتي مع lang=all فقط.',
    en: 'The English version of the record. Present only with lang=all.',
  },
  items: { ar: 'سجلات هذه الصفحة.', en: 'Records on this page.' },
  next: {
    ar: 'قيمة cursor للصفحة التالية؛ وقيمتها null في الصفحة الأخيرة.',
    en: 'Cursor of the next page; null on the last page.',
  },
  previous: {
    ar: 'قيمة cursor للصفحة السابقة؛ وقيمتها null في الصفحة الأولى.',
    en: 'Cursor of the previous page; null on the first page.',
  },
  parameters: {
    lang: {
      ar: 'اللغة، أو all للعربية ومعها ترجمتها. بدونها تُتبع Accept-Language، ثم العربية.',
      en: 'The language, or all for Arabic with its English translation. Defaults to the language negotiated by Accept-Language, then to Arabic.',
    },
    language: {
      ar: 'اللغة. بدونها تُتبع Accept-Language، ثم العربية.',
      en: 'The language. Defaults to the language negotiated by Accept-Language, then to Arabic.',
    },
    limit: { ar: 'أكبر عدد من السجلات في الصفحة.', en: 'Maximum number of records per page.' },
    cursor: {
      ar: 'قيمة next أو previous من استجابة سابقة، كما وصلت ومع الترتيب نفسه.',
      en: 'The next or previous value from an earlier response, sent unchanged and with the same sort.',
    },
    sort: {
      ar: 'مفتاح الترتيب؛ و«-» قبله تجعله تنازليًا. وقيمة order، حيث توجد، هي الترتيب في الموقع.',
      en: 'Sort key. A leading hyphen means descending order. The key order, where available, is the order shown on the site.',
    },
    fields: {
      ar: 'الحقول المطلوبة وحدها، تفصل بينها فواصل أو يتكرر المعامل؛ ويأتي id معها دائمًا.',
      en: 'Fields to return, separated by commas or as repeated parameters. id is always included.',
    },
    id: { ar: 'معرّف السجل.', en: 'The record’s identifier.' },
  },
  problem: {
    type: {
      ar: 'نوع المشكلة: عنوان ثابت يشرحها.',
      en: 'A stable URL that identifies and explains the problem type.',
    },
    title: { ar: 'المشكلة في جملة.', en: 'Short summary of the problem type.' },
    status: { ar: 'رمز حالة HTTP.', en: 'HTTP status code.' },
    detail: { ar: 'ما يُصلحها.', en: 'How to resolve the problem.' },
    instance: {
      ar: 'معرّف الطلب؛ اذكره إن راسلتنا.',
      en: 'Identifier of this request. Quote it when you contact us.',
    },
    parameter: { ar: 'المعامل أو الحقل المعني.', en: 'The parameter or field at fault.' },
    accepted: {
      ar: 'المعاملات أو الحقول أو القيم المقبولة.',
      en: 'Accepted parameters, fields or values.',
    },
    issues: { ar: 'الأخطاء بحسب الحقل.', en: 'Validation errors by field.' },
  },
  headers: {
    etag: {
      ar: 'بصمة الاستجابة، لإرسالها في If-None-Match.',
      en: 'Entity tag of the response, for use in If-None-Match.',
    },
    link: {
      ar: 'عنوانا الصفحة التالية والسابقة (next وprev).',
      en: 'URLs of the next and previous pages (rel next and prev).',
    },
    lastModified: {
      ar: 'وقت قراءة المحتوى، لإرساله في If-Modified-Since.',
      en: 'Time at which the content was read, for use in If-Modified-Since.',
    },
    quota: {
      ar: 'ما بقي من الحد (r) على وجه التقريب، والثواني إلى تجدده (t).',
      en: 'Estimate of the remaining quota (r) and seconds until it resets (t).',
    },
    rateLimit: {
      ar: 'الحدود: عدد الطلبات (q) في ثوانٍ (w).',
      en: 'Rate limits: requests (q) in a window of seconds (w).',
    },
    retryAfter: { ar: 'عدد الثواني قبل إعادة المحاولة.', en: 'Seconds to wait before retrying.' },
    requestId: { ar: 'معرّف الطلب.', en: 'Identifier of the request.' },
  },
} as const satisfies Record<string, LocalisedText | object>
