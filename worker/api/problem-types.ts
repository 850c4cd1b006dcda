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
    title: { ar: 'لا شيء في هذا العنوان', en: 'There is nothing at this address' },
    advice: {
      ar: 'تحقّق من اسم المجموعة والمعرّف؛ وقد يكون السجل لم يُنشر بعد أو انتهى نشره.',
      en: 'Check the name of the collection and the identifier; the record may not be published yet, or no longer.',
    },
  },
  'method-not-allowed': {
    status: 405,
    title: { ar: 'هذا العنوان للقراءة وحدها', en: 'This address can only be read' },
    advice: { ar: 'استعمل GET أو HEAD.', en: 'Use GET or HEAD.' },
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

/** A request that cannot be answered. */
export interface Refusal {
  problem: ApiProblem
  parameter: string
  accepted?: readonly string[]
}

export const isRefusal = (value: object): value is Refusal => 'problem' in value
