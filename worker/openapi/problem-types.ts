import type { LocalisedText } from '#domain/site/locale'
import type { ProblemStatus } from '#domain/site/problem'
import { fillPath } from '#domain/site/routes'

interface ProblemType {
  status: ProblemStatus
  title: LocalisedText
  /** How to mend it. */
  advice: LocalisedText
}

/** The failures of the API; each has a stable `type`, its heading on the page about the API. */
export const apiProblems = {
  'unknown-parameter': {
    status: 400,
    title: { ar: 'معامل غير معروف', en: 'Unknown parameter' },
    advice: {
      ar: 'احذف المعامل المذكور في «parameter»، أو استعمل أحد المذكورة في «accepted».',
      en: 'Remove the parameter named in “parameter”, or use one listed in “accepted”.',
    },
  },
  'invalid-parameter': {
    status: 400,
    title: { ar: 'قيمة معامل غير صحيحة', en: 'Invalid parameter value' },
    advice: {
      ar: 'صحّح قيمة المعامل المذكور في «parameter»، وأرسله مرة واحدة.',
      en: 'Correct the value of the parameter named in “parameter”, and send it only once.',
    },
  },
  'invalid-cursor': {
    status: 400,
    title: { ar: 'مؤشر غير صحيح', en: 'Invalid cursor' },
    advice: {
      ar: 'ابدأ القائمة من أولها، ثم أرسل المؤشر كما وصلك ومع الترتيب نفسه.',
      en: 'Restart from the first page, then send each cursor unchanged and with the same sort.',
    },
  },
  'not-found': {
    status: 404,
    title: { ar: 'السجل أو العنوان غير موجود', en: 'Not found' },
    advice: {
      ar: 'تحقّق من اسم المجموعة والمعرّف؛ وقد يكون السجل لم يُنشر بعد أو انتهى نشره.',
      en: 'Check the collection name and the identifier. The record may not be published yet, or may have been withdrawn.',
    },
  },
  'method-not-allowed': {
    status: 405,
    title: { ar: 'الطريقة غير مقبولة في هذا العنوان', en: 'Method not allowed' },
    advice: {
      ar: 'استعمل إحدى الطرق المذكورة في ترويسة Allow.',
      en: 'Use a method listed in the Allow header.',
    },
  },
  'missing-idempotency-key': {
    status: 400,
    title: {
      ar: 'مفتاح منع التكرار ناقص أو غير صحيح',
      en: 'Missing or malformed idempotency key',
    },
    advice: {
      ar: 'أرسل في Idempotency-Key قيمة جديدة لكل طلب، من 16 إلى 128 خانة من الحروف اللاتينية والأرقام و«-» و«_»، وأعدها نفسها إن أعدت الإرسال.',
      en: 'Send a new Idempotency-Key for each submission: 16 to 128 letters (A–Z, a–z), digits, hyphens or underscores. Send the same key when you retry.',
    },
  },
  'malformed-body': {
    status: 400,
    title: { ar: 'تعذّرت قراءة المحتوى المرسل', en: 'Malformed request body' },
    advice: {
      ar: 'أرسل كائن JSON صحيح البنية بترميز UTF-8، أو نموذجًا صحيح البنية حيث تُرسل ملفات، وكل حقل مرة واحدة.',
      en: 'Send a well-formed JSON object in UTF-8, or well-formed multipart/form-data where files are accepted. Send each field only once.',
    },
  },
  'foreign-origin': {
    status: 403,
    title: { ar: 'الإرسال من موقع آخر غير مسموح', en: 'Cross-origin write not allowed' },
    advice: {
      ar: 'أرسله من برنامج، لا من صفحة موقع آخر في متصفح.',
      en: 'Send the request from a server or program, not from a web page on another origin.',
    },
  },
  'no-such-page': {
    status: 404,
    title: {
      ar: 'الصفحة غير موجودة أو لا تقبل هذا النوع من المشاركة',
      en: 'Unknown page, or page without this feedback form',
    },
    advice: {
      ar: 'أرسل في page مسار صفحة من هذا الموقع فيها هذا النموذج.',
      en: 'Set page to the path of a page on this site that has this form.',
    },
  },
  'request-timeout': {
    status: 408,
    title: { ar: 'انتهت مهلة وصول الطلب', en: 'Request timeout' },
    advice: {
      ar: 'أعد الإرسال بمفتاح منع التكرار نفسه دون توقف في أثنائه.',
      en: 'Retry with the same idempotency key and send the whole request without pausing.',
    },
  },
  'too-large': {
    status: 413,
    title: { ar: 'حجم المحتوى المرسل أكبر من المسموح', en: 'Request body too large' },
    advice: { ar: 'قصّر النص، أو أرسل ملفات أصغر.', en: 'Shorten the text, or send smaller files.' },
  },
  'unsupported-media-type': {
    status: 415,
    title: { ar: 'صيغة المحتوى غير مقبولة', en: 'Unsupported media type' },
    advice: {
      ar: 'أرسل application/json، أو multipart/form-data حيث تُرسل ملفات.',
      en: 'Send application/json, or multipart/form-data where files are accepted.',
    },
  },
  'unknown-field': {
    status: 422,
    title: { ar: 'حقل غير معروف', en: 'Unknown field' },
    advice: {
      ar: 'احذف الحقل المذكور في «parameter»؛ المقبولة في «accepted».',
      en: 'Remove the field named in “parameter”. The accepted fields are listed in “accepted”.',
    },
  },
  'invalid-fields': {
    status: 422,
    title: { ar: 'بعض الحقول غير صحيحة', en: 'Invalid fields' },
    advice: {
      ar: 'صحّح الحقول المذكورة في «issues»، ومعها القيم المقبولة حيث تُختار، ثم أعد الإرسال بمفتاح منع التكرار نفسه.',
      en: 'Correct the fields listed in “issues”, which gives the accepted values for choices, and retry with the same idempotency key.',
    },
  },
  captcha: {
    status: 422,
    title: {
      ar: 'حل الاختبار الآلي ناقص أو غير صحيح',
      en: 'Missing or invalid proof-of-work token',
    },
    advice: {
      ar: 'احصل على اختبار جديد من /api/v1/challenge، وحُلّه، وأرسل الحل في altcha.',
      en: 'Get a new challenge from /api/v1/challenge, solve it and send the token in altcha.',
    },
  },
  'key-reused': {
    status: 422,
    title: { ar: 'استُعمل المفتاح لمحتوى آخر', en: 'Idempotency key reused with different content' },
    advice: {
      ar: 'استعمل مفتاحًا جديدًا لكل محتوى جديد.',
      en: 'Use a new idempotency key for new content.',
    },
  },
  'too-many-writes': {
    status: 429,
    title: { ar: 'تجاوزت حد الإرسال', en: 'Write rate limit exceeded' },
    advice: {
      ar: 'انتظر الثواني المذكورة في Retry-After.',
      en: 'Wait for the number of seconds given in Retry-After.',
    },
  },
  internal: {
    status: 500,
    title: { ar: 'حدث خطأ في الخادم', en: 'Internal server error' },
    advice: {
      ar: 'أعد الإرسال بمفتاح منع التكرار نفسه، وإن تكرر الخطأ فراسلنا واذكر معرّف الطلب.',
      en: 'Retry with the same idempotency key. If the error persists, contact us and quote the request identifier.',
    },
  },
  'too-many-requests': {
    status: 429,
    title: { ar: 'تجاوزت حد القراءة', en: 'Rate limit exceeded' },
    advice: {
      ar: 'انتظر الثواني المذكورة في Retry-After، وأرسل ETag في If-None-Match فلا تنزّل ما لم يتغير.',
      en: 'Wait for the number of seconds given in Retry-After. Send the ETag in If-None-Match so that unchanged data is not downloaded again.',
    },
  },
  unavailable: {
    status: 503,
    title: { ar: 'الخدمة غير متاحة الآن', en: 'Service unavailable' },
    advice: {
      ar: 'أعد المحاولة بعد الثواني المذكورة في Retry-After.',
      en: 'Retry after the number of seconds given in Retry-After.',
    },
  },
} as const satisfies Record<string, ProblemType>

export type ApiProblem = keyof typeof apiProblems

/** The `type` of a problem, the same in both languages. */
export function problemType(origin: string, name: ApiProblem): string {
  return `${origin}${fillPath('openApi')}#${name}`
}

const byStatus: Partial<Record<ProblemStatus, ApiProblem>> = {
  400: 'malformed-body',
  403: 'foreign-origin',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'request-timeout',
  413: 'too-large',
  415: 'unsupported-media-type',
  422: 'invalid-fields',
  429: 'too-many-writes',
  503: 'unavailable',
}

/**
 * The problem of a request that failed before or outside its operation; null for a client error
 * without a documented one.
 */
export function problemOfStatus(status: ProblemStatus): ApiProblem | null {
  return byStatus[status] ?? (status < 500 ? null : 'internal')
}

/** A request that cannot be answered. */
export interface ApiRefusal {
  problem: ApiProblem
  parameter: string
  accepted?: readonly string[]
}

export const isRefusal = (value: object): value is ApiRefusal => 'problem' in value
