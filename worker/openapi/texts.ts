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
      `محتوى الموقع بالعربية والإنجليزية. القراءة بلا مفتاح ولا تسجيل، ومن أي نطاق. الحد ${reads.requests.toLocaleString('en')} طلب كل ${reads.seconds} ثوانٍ لعنوان IP الواحد. وحد الإرسال ${writes.requests} عملية كل ${writes.seconds} ثانية. ولا تزيد الطلبات والاشتراكات معًا على 10 كل 10 دقائق، ما لم تذكر RateLimit-Policy غير ذلك، ولا الاستعلامات الخاطئة على 5 كل 15 دقيقة. وتبيّن ترويسة RateLimit ما بقي من الحد على وجه التقريب، وRetry-After عدد الثواني قبل الإعادة. ومفتاح منع التكرار محفوظ 24 ساعة على الأقل. لا يُحذف حقل ولا يتغيّر معناه في هذه النسخة، وقد تُضاف حقول.`,
    en: ({ reads, writes }) =>
      `The site’s content in Arabic and English. Read requests need no key or registration and are allowed from any origin. Rate limit: ${reads.requests.toLocaleString('en')} requests per ${reads.seconds} seconds per IP address. Writes are limited to ${writes.requests} per ${writes.seconds} seconds. Service requests and subscriptions together are also limited to 10 per 10 minutes, unless RateLimit-Policy states another limit, and failed status inquiries to 5 per 15 minutes. The RateLimit header gives an estimate of the remaining quota, and Retry-After the number of seconds to wait. An idempotency key is remembered for at least 24 hours. Within this version no field is removed or changes meaning; fields may be added.`,
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
  total: {
    ar: 'عدد السجلات بعد التصفية؛ وقيمته null إن زاد على 1,000.',
    en: 'Number of records that match; null above 1,000.',
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
      ar: 'مفتاح الترتيب؛ و«-» قبله تجعله تنازليًا. والقيمة «order»، حيث توجد، هي الترتيب في الموقع.',
      en: 'Sort key. A leading hyphen means descending order. The value “order”, where available, sorts as on the site.',
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

/** Texts of the rows of a dataset in the OpenAPI document. */
export const rowTexts = {
  title: { ar: 'صفوف مجموعة بيانات', en: 'Rows of a dataset' },
  description: {
    ar: 'صفوف نسخة من مجموعة بيانات، وهي الأحدث ما لم تُطلب غيرها، مع التصفية والترتيب واختيار الأعمدة والتجميع. أسماء الأعمدة في سجل المجموعة، ويتابع المؤشر قراءة النسخة التي بدأ بها. ولا تُحسب المجاميع إلا من القيم المنشورة: فإن حُجبت قيمة في المجموعة أو لم تُعرف كان مجموعها null.',
    en: 'Rows of a version of a dataset, the latest unless another is named, with filters, sort, column selection and groups. Column names are given in the dataset’s record. A cursor keeps reading the version it started with. Aggregates are computed from published values only, and are null for a group with a withheld or unknown value.',
  },
  dataset: { ar: 'معرّف المجموعة.', en: 'Identifier of the dataset.' },
  version: { ar: 'يوم صدور النسخة.', en: 'Publication date of the version.' },
  ofVersion: {
    ar: 'يوم صدور النسخة المطلوبة. والأصل أحدث نسخة.',
    en: 'Publication date of the version to read. Defaults to the latest.',
  },
  total: {
    ar: 'عدد الصفوف أو المجموعات بعد التصفية.',
    en: 'Number of rows or groups after filtering.',
  },
  items: {
    ar: 'الصفوف: قيم الأعمدة بأسمائها؛ وقيمة ما حُجب أو لم يُعرف null. ومع التجميع: أعمدة group، ثم count وهو عدد الصفوف، ثم missing_ واسم العمود وهو عدد الصفوف التي لا قيمة له فيها، ثم المحسوب مثل sum_requests. والشهر الذي لا صفوف له يأتي وcount فيه 0.',
    en: 'Rows with values by column name; null for withheld or unknown values. Groups have the columns of group, then count, the number of rows, then for each aggregated column missing_{column}, the number of rows without a value, and the aggregates, such as sum_requests. A month without rows is a group with count 0.',
  },
  sort: {
    ar: 'عمود الترتيب، أو خمسة أعمدة على الأكثر تفصل بينها فواصل؛ و«-» قبل العمود تجعله تنازليًا. والأصل ترتيب الملف. ومع التجميع يُرتَّب بأعمدة الاستجابة، مثل -sum_requests.',
    en: 'Column to sort by, or up to five columns separated by commas. A leading hyphen means descending order. Defaults to the order of the file. Groups are sorted by the columns of the response, such as -sum_requests.',
  },
  format: {
    ar: 'صيغة الاستجابة؛ وتُطلب CSV كذلك بترويسة Accept: text/csv، وJSON Lines بترويسة Accept: application/jsonl. وكلتاهما بلا limit تعيدان كل الصفوف بعد التصفية.',
    en: 'Format of the response. Accept: text/csv asks for CSV too, and Accept: application/jsonl for JSON Lines. Without limit, both have all rows that match the filters.',
  },
  bom: {
    ar: 'علامة UTF-8 في أول CSV، وتحتاج إليها برامج الجداول.',
    en: 'Starts CSV with the UTF-8 byte order mark that spreadsheets need.',
  },
  fields: {
    ar: 'الأعمدة المطلوبة وحدها، تفصل بينها فواصل أو يتكرر المعامل.',
    en: 'Columns to return, separated by commas or as repeated parameters.',
  },
  group: {
    ar: 'أعمدة التجميع: كل صفوف تتساوى قيمها فيها مجموعة واحدة. ولا تُجمع صفوف الإجماليات مع أجزائها: إن كان في عمود القيمة ALL فجمِّع به أو صفِّ به.',
    en: 'Columns to group by: rows with equal values in them form one group. Totals are not added to their parts: group by a column that has the value ALL, or filter it.',
  },
  sum: { ar: 'أعمدة عددية تُجمع قيمها.', en: 'Number columns whose values are added.' },
  avg: {
    ar: 'أعمدة عددية يُحسب متوسط قيم صفوفها.',
    en: 'Number columns of which the mean over the rows is computed.',
  },
  min: {
    ar: 'أعمدة عددية تُطلب أصغر قيمها.',
    en: 'Number columns of which the least value is returned.',
  },
  max: {
    ar: 'أعمدة عددية تُطلب أكبر قيمها.',
    en: 'Number columns of which the greatest value is returned.',
  },
  filter: {
    ar: 'قيمة عمود كما تُكتب في CSV: filter[month]=2026-09، وللخالية filter[target]=null. وللمدى filter[month][gte]=2026-01 وfilter[month][lte]=2026-06 في أعمدة الأعداد والأشهر والأيام. وإن تعددت الشروط طُبّقت كلها.',
    en: 'Column value as written in the CSV file, for example filter[month]=2026-09, or null for empty values: filter[target]=null. For a range of numbers, months or days: filter[month][gte]=2026-01 and filter[month][lte]=2026-06. Filters combine with AND.',
  },
} as const satisfies Record<string, LocalisedText>

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
      ar: 'إرسال تعليق أو استخدام للبيانات',
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
    ar: 'لصفحات مجموعات البيانات وحدها: عنوان https يُرى فيه الاستخدام، بلا اسم مستخدم ولا كلمة مرور.',
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

/** Texts about the sandbox in the OpenAPI document and in its answers. */
export const sandboxTexts = {
  server: {
    ar: 'البيئة التجريبية: العمليات نفسها، وما يُرسل إليها يُفحص ويُجاب عنه ثم يُنسى. ولها اختباراتها الآلية وحدودها، وتقبل 100 طلب واشتراك كل 10 دقائق. وعنوانها المختصر ‎/api/sandbox/v1‎.',
    en: 'Sandbox: the same operations. What is sent there is checked, answered and forgotten. It has challenges and limits of its own, and accepts 100 requests and subscriptions per 10 minutes. Its short address is /api/sandbox/v1.',
  },
  real: { ar: 'الواجهة البرمجية', en: 'The API' },
  header: {
    ar: 'قيمتها ‎?1‎ في استجابات البيئة التجريبية وحدها (RFC 9651).',
    en: 'Present with the value ?1 in responses of the sandbox only (RFC 9651).',
  },
  note: {
    ar: 'ملاحظة من البيئة التجريبية، لا تخص طلبًا حقيقيًا.',
    en: 'A note of the sandbox, which belongs to no real request.',
  },
} as const satisfies Record<string, LocalisedText>

/** Texts of the archive and of the deletions in the OpenAPI document. */
export const bulkTexts = {
  deletions: { ar: 'ما أُزيل من السجلات', en: 'Deleted records' },
  deletionsText: {
    ar: 'السجلات التي أُزيلت من الموقع أو انتهى نشرها، الأقدم أولًا. ولا يُذكر فيها ما عاد إلى الموقع. وفصول الكتاب تذهب معه.',
    en: 'Records that were taken off the site or whose publication ended, oldest first. What came back is not among them. The chapters of a book go with it.',
  },
  deletionItems: { ar: 'السجلات المزالة في هذه الصفحة.', en: 'Deleted records on this page.' },
  noPrevious: {
    ar: 'قيمته null دائمًا: تُقرأ القائمة إلى الأمام.',
    en: 'Always null: the list is read forwards.',
  },
  since: {
    ar: 'ما أُزيل في هذا الوقت أو بعده.',
    en: 'Records that were taken off at or after this time.',
  },
  archive: { ar: 'أرشيف السجلات كلها', en: 'Archive of all records' },
  archiveText: {
    ar: 'سجلات كل القوائم باللغتين في ملف JSON Lines مضغوط (gzip) يُعد كل ليلة. سطره الأول وقت إعداده وأعداد السجلات، وكل سطر بعده سجل كما في قائمته وبترتيبها: collection وlang وrecord.',
    en: 'The records of all lists in both languages, as JSON Lines compressed with gzip, made every night. The first line states when it was made and how many records there are. Each line after it is a record as in its list and in its order: collection, lang and record.',
  },
} as const satisfies Record<string, LocalisedText>

/** Texts of the search in the OpenAPI document. */
export const searchTexts = {
  title: { ar: 'البحث في الموقع', en: 'Search the site' },
  description: {
    ar: 'ما تجده صفحة البحث: سجلات وصفحات من كل الأنواع، مع تصحيح الأخطاء في الكتابة. وبلا lang تُبحث لغة Accept-Language، ثم اللغة الأخرى إن لم يوجد شيء.',
    en: 'What the search page finds: records and pages of every type, with misspellings corrected. Without lang, the language of Accept-Language is searched, and the other one if it has nothing.',
  },
  q: {
    ar: 'كلمات البحث. ولا نتائج بدونها.',
    en: 'The words to search for. Without them there are no results.',
  },
  example: { ar: 'صيانة المصاعد', en: 'lift maintenance' },
  type: { ar: 'نتائج هذا النوع وحدها.', en: 'Results of this type only.' },
  sort: {
    ar: 'الأقرب إلى المطلوب أولًا، أو الأحدث.',
    en: 'The most relevant first, or the newest.',
  },
} as const satisfies Record<string, LocalisedText>
