import { genericFailure } from '../messages/generic-failure'
import { plural } from '../messages/plural'
import type { Locale, LocalisedText } from './locale'

/** Title and advice of a problem page. */
export interface ProblemWords {
  title: LocalisedText
  text: LocalisedText
}

/** Statuses with a problem page and a problem+json title (RFC 9457). */
const problemStatuses = [
  400, 401, 403, 404, 405, 408, 409, 410, 413, 414, 415, 422, 429, 500, 503,
] as const
export type ProblemStatus = (typeof problemStatuses)[number]

export function isProblemStatus(status: number): status is ProblemStatus {
  return problemStatuses.some((known) => known === status)
}

/** Texts in both languages, because a problem page shows both. */
export const problemTexts: Record<ProblemStatus, ProblemWords> = {
  400: {
    title: { ar: 'تعذّرت قراءة الطلب', en: 'We could not read this request' },
    text: {
      ar: 'وصلنا الطلب ناقصًا أو بصيغة غير صحيحة. ارجع إلى الصفحة السابقة وأعد المحاولة.',
      en: 'It reached us incomplete or in the wrong form. Go back to the previous page and try again.',
    },
  },
  401: {
    title: { ar: 'تسجيل الدخول مطلوب', en: 'You need to log in' },
    text: {
      ar: 'لا يطّلع على هذه البيانات إلا صاحب الحساب. سجّل الدخول ثم أعد المحاولة.',
      en: 'Only the account holder can see this. Log in and try again.',
    },
  },
  403: {
    title: { ar: 'هذا الإجراء غير مسموح', en: 'This is not allowed' },
    text: {
      ar: 'ليست لديك صلاحية لهذا الإجراء، أو أُرسل الطلب من موقع آخر. افتح الصفحة في هذا الموقع وأعد المحاولة منها.',
      en: 'You do not have permission for it, or the request came from another site. Open the page on this site and try again from there.',
    },
  },
  404: {
    title: { ar: 'عذراً، الصفحة غير موجودة', en: 'Sorry, Page Not Found' },
    text: {
      ar: 'ربما نُقلت الصفحة أو كُتب عنوانها خطأً. ابحث عما تريد.',
      en: 'It may have moved, or its address was mistyped. Search for what you need.',
    },
  },
  405: {
    title: { ar: 'لا يقبل هذا العنوان هذا الطلب', en: 'This address does not accept that request' },
    text: {
      ar: 'إما أن الصفحة للقراءة فقط ولا تستقبل بيانات، أو أن العنوان مخصص لإرسال النماذج فلا يُفتح في المتصفح. ابدأ من الصفحة الرئيسية.',
      en: 'Either the page can only be read, or the address only receives forms and cannot be opened. Start from the home page.',
    },
  },
  408: {
    title: { ar: 'وصل الطلب ببطء شديد', en: 'The request arrived too slowly' },
    text: {
      ar: 'لم يكتمل وصوله في الوقت المتاح، ولم يُحفظ منه شيء. ارجع إلى الصفحة السابقة، واختر ملفات أصغر أو اتصالًا أسرع، ثم أعد الإرسال.',
      en: 'It did not arrive in full in the time allowed, and none of it was saved. Go back to the previous page, choose smaller files or a faster connection, and send it again.',
    },
  },
  409: {
    title: { ar: 'تغيّرت البيانات أثناء عملك', en: 'The record changed while you worked' },
    text: {
      ar: 'سبق طلبَك تغييرٌ آخر، فلم يُحفظ ما أرسلته. حدّث الصفحة ثم أعد المحاولة.',
      en: 'Another change came first, so yours was not saved. Reload the page and try again.',
    },
  },
  410: {
    title: { ar: 'لم يعد هذا المحتوى متاحًا', en: 'This is no longer available' },
    text: {
      ar: 'أُزيل من الموقع أو انتهت صلاحية رابطه، ولن يعود. ابحث عن بديله من الصفحة الرئيسية.',
      en: 'It was removed, or its link has expired, and it will not return. Find its replacement from the home page.',
    },
  },
  413: {
    title: { ar: 'ما أرسلته أكبر من المسموح', en: 'What you sent is too large' },
    text: {
      ar: 'لم يصلنا شيء منه. ارجع إلى الصفحة السابقة، وتحقّق مما كتبته، واختر ملفات أصغر أو أقل عددًا، أو اختصر النص، ثم أعد الإرسال.',
      en: 'None of it was received. Go back to the previous page, check what you typed, choose smaller or fewer files or shorten the text, and send it again.',
    },
  },
  414: {
    title: { ar: 'العنوان أطول من المسموح', en: 'The address is too long' },
    text: {
      ar: 'لا يقبل هذا العنوان أكثر من 500 حرف. اطلب عددًا أقل في كل مرة.',
      en: 'It may have 500 characters at most. Ask for fewer things at a time.',
    },
  },
  415: {
    title: { ar: 'صيغة الطلب غير مدعومة', en: 'This format is not supported' },
    text: {
      ar: 'لا يقرأ الموقع الصيغة التي أُرسل بها الطلب. استخدم النموذج في صفحته، والصيغ المذكورة فيه.',
      en: 'The site cannot read the format of what was sent. Use the form on its own page and the formats it names.',
    },
  },
  422: {
    title: { ar: 'في البيانات ما يحتاج إلى تصحيح', en: 'Some of this needs correcting' },
    text: {
      ar: 'لم يُحفظ ما أرسلته. ارجع إلى النموذج، وراجع الحقول وصحّحها، ثم أرسل من جديد.',
      en: 'What you sent was not saved. Go back to the form, check the fields and send it again.',
    },
  },
  429: {
    title: { ar: 'طلبات كثيرة في وقت قصير', en: 'Too many requests' },
    text: {
      ar: 'أوقفنا الطلبات من عنوانك مؤقتًا لحماية الخدمة. انتظر قليلًا ثم أعد المحاولة.',
      en: 'We have paused requests from your address to protect the service. Wait a little, then try again.',
    },
  },
  500: {
    title: { ar: 'تعذّر عرض الصفحة', en: 'The page could not be shown' },
    text: genericFailure,
  },
  503: {
    title: { ar: 'الخدمة غير متاحة مؤقتًا', en: 'The service is unavailable for now' },
    text: genericFailure,
  },
}

export const problemLabels = {
  home: { ar: 'العودة للصفحة الرئيسية', en: 'Go back home' },
  incident: { ar: 'رقم العطل', en: 'Incident number' },
  login: { ar: 'تسجيل الدخول', en: 'Log in' },
  logout: { ar: 'تسجيل الخروج', en: 'Log out' },
} satisfies Record<string, LocalisedText>

/** Formats the seconds of Retry-After: "Try again in 2 minutes." */
export function retryText(locale: Locale, seconds: number): string {
  const inMinutes = seconds >= 60
  const count = Math.max(1, Math.ceil(inMinutes ? seconds / 60 : seconds))
  if (locale === 'en') {
    const unit = inMinutes ? 'minute' : 'second'
    return `Try again in ${plural('en', count, { one: `# ${unit}`, other: `# ${unit}s` })}.`
  }
  const wait = inMinutes
    ? { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', other: '# دقيقة' }
    : { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', other: '# ثانية' }
  return `أعد المحاولة بعد ${plural('ar', count, wait)}.`
}
