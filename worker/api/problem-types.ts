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
    title: { ar: 'معامل غير معروف', en: 'A parameter is not known' },
    advice: {
      ar: 'احذف المعامل المذكور في «parameter»، أو استعمل أحد المذكورة في «accepted».',
      en: 'Leave out what “parameter” names, or use one of those in “accepted”.',
    },
  },
  'invalid-parameter': {
    status: 400,
    title: { ar: 'قيمة معامل غير صحيحة', en: 'The value of a parameter is wrong' },
    advice: {
      ar: 'صحّح قيمة المعامل المذكور في «parameter»، وأرسله مرة واحدة.',
      en: 'Correct the value of what “parameter” names, and send it once.',
    },
  },
  'invalid-cursor': {
    status: 400,
    title: { ar: 'مؤشر غير صحيح', en: 'The cursor is wrong' },
    advice: {
      ar: 'ابدأ القائمة من أولها، ثم أرسل المؤشر كما وصلك ومع الترتيب نفسه.',
      en: 'Start the list from its beginning, then send the cursor as you got it, with the same order.',
    },
  },
  'not-found': {
    status: 404,
    title: { ar: 'العنوان غير موجود', en: 'There is nothing at this address' },
    advice: {
      ar: 'تحقّق من اسم المجموعة والمعرّف؛ وقد يكون السجل لم يُنشر بعد أو انتهى نشره.',
      en: 'Check the name of the collection and the identifier; the record may not be published yet, or no longer.',
    },
  },
  'method-not-allowed': {
    status: 405,
    title: { ar: 'الطريقة غير مقبولة في هذا العنوان', en: 'The method is not allowed here' },
    advice: { ar: 'استعمل إحدى الطرق المذكورة في Allow.', en: 'Use one of the methods in Allow.' },
  },
  'missing-idempotency-key': {
    status: 400,
    title: {
      ar: 'مفتاح الإرسال ناقص أو غير صحيح',
      en: 'The idempotency key is missing or malformed',
    },
    advice: {
      ar: 'أرسل في Idempotency-Key قيمة جديدة لكل طلب، من 16 إلى 128 خانة من الحروف اللاتينية والأرقام و«-» و«_»، وأعدها نفسها إن أعدت الإرسال.',
      en: 'Send in Idempotency-Key a new value for each request: 16 to 128 Latin letters, digits, hyphens or underscores. When you send the request again, send the same value.',
    },
  },
  'malformed-body': {
    status: 400,
    title: { ar: 'تعذّرت قراءة المحتوى المرسل', en: 'The body cannot be read' },
    advice: {
      ar: 'أرسل كائن JSON صحيح البنية بترميز UTF-8، أو نموذجًا صحيح البنية حيث تُرسل ملفات، وكل حقل مرة واحدة.',
      en: 'Send a well-formed JSON object in UTF-8, or a well-formed form where there are files, with each field once.',
    },
  },
  'foreign-origin': {
    status: 403,
    title: { ar: 'الإرسال من موقع آخر غير مسموح', en: 'Another site may not send this' },
    advice: {
      ar: 'أرسله من برنامج، لا من صفحة موقع آخر في متصفح.',
      en: 'Send it from a program, not from a page of another site in a browser.',
    },
  },
  'no-such-page': {
    status: 404,
    title: {
      ar: 'الصفحة غير موجودة أو لا تقبل هذا النوع من المشاركة',
      en: 'The page does not exist or does not accept this kind of feedback',
    },
    advice: {
      ar: 'أرسل في page مسار صفحة من هذا الموقع فيها هذا النموذج.',
      en: 'Send in page the path of a page of this site that has this form.',
    },
  },
  'request-timeout': {
    status: 408,
    title: { ar: 'انتهت مهلة وصول الطلب', en: 'The request did not arrive in time' },
    advice: {
      ar: 'أعد الإرسال بالمفتاح نفسه دون توقف في أثنائه.',
      en: 'Send it again with the same key and without a pause.',
    },
  },
  'too-large': {
    status: 413,
    title: { ar: 'حجم المحتوى المرسل أكبر من المسموح', en: 'The body is too large' },
    advice: { ar: 'قصّر النص، أو أرسل ملفات أصغر.', en: 'Shorten the text, or send smaller files.' },
  },
  'unsupported-media-type': {
    status: 415,
    title: { ar: 'صيغة المحتوى غير مقبولة', en: 'The media type is not supported' },
    advice: {
      ar: 'أرسل application/json، أو multipart/form-data حيث تُرسل ملفات.',
      en: 'Send application/json, or multipart/form-data where there are files.',
    },
  },
  'unknown-field': {
    status: 422,
    title: { ar: 'حقل غير معروف', en: 'A field is not known' },
    advice: {
      ar: 'احذف الحقل المذكور في «parameter»؛ المقبولة في «accepted».',
      en: 'Leave out the field that “parameter” names; those accepted are in “accepted”.',
    },
  },
  'invalid-fields': {
    status: 422,
    title: { ar: 'بعض الحقول غير صحيحة', en: 'Some fields are wrong' },
    advice: {
      ar: 'صحّح الحقول المذكورة في «issues»، ومعها القيم المقبولة حيث تُختار، ثم أعد الإرسال بالمفتاح نفسه.',
      en: 'Correct the fields that “issues” names, with the accepted values where they are chosen, and send it again with the same key.',
    },
  },
  captcha: {
    status: 422,
    title: { ar: 'التحقق ناقص أو غير صحيح', en: 'The challenge is missing or not solved' },
    advice: {
      ar: 'اطلب تحديًا جديدًا من /api/v1/challenge، وحُلّه، وأرسل الحل في altcha.',
      en: 'Ask for a new challenge at /api/v1/challenge, solve it, and send the solution in altcha.',
    },
  },
  'key-reused': {
    status: 422,
    title: { ar: 'استُعمل المفتاح لمحتوى آخر', en: 'The key was used for other content' },
    advice: {
      ar: 'استعمل مفتاحًا جديدًا لكل محتوى جديد.',
      en: 'Use a new idempotency key for new content.',
    },
  },
  'too-many-writes': {
    status: 429,
    title: { ar: 'تجاوزت حد الإرسال', en: 'You are over the limit of writes' },
    advice: {
      ar: 'انتظر الثواني المذكورة في Retry-After.',
      en: 'Wait for the seconds in Retry-After.',
    },
  },
  internal: {
    status: 500,
    title: { ar: 'حدث خطأ في الخادم', en: 'Something went wrong on our side' },
    advice: {
      ar: 'أعد الإرسال بالمفتاح نفسه، وإن تكرر فاذكر لنا رقم الطلب.',
      en: 'Send it again with the same key; if it happens again, tell us the number of the request.',
    },
  },
  'too-many-requests': {
    status: 429,
    title: { ar: 'تجاوزت حد القراءة', en: 'You are over the limit of reads' },
    advice: {
      ar: 'انتظر الثواني المذكورة في Retry-After، وأرسل ETag في If-None-Match فلا تنزّل ما لم يتغير.',
      en: 'Wait for the seconds in Retry-After, and send the ETag in If-None-Match to download only what has changed.',
    },
  },
  unavailable: {
    status: 503,
    title: { ar: 'البيانات غير متاحة الآن', en: 'The data is not available now' },
    advice: {
      ar: 'أعد المحاولة بعد الثواني المذكورة في Retry-After.',
      en: 'Try again after the seconds in Retry-After.',
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
export interface Refusal {
  problem: ApiProblem
  parameter: string
  accepted?: readonly string[]
}

export const isRefusal = (value: object): value is Refusal => 'problem' in value
