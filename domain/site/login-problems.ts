import type { ProblemWords } from './problem'

/** Why nobody could be logged in, or a session not be ended. */
export const loginProblems = {
  unavailable: {
    title: { ar: 'تسجيل الدخول غير متاح بعد', en: 'Logging in is not available yet' },
    text: {
      ar: 'لم يُفعَّل تسجيل الدخول في هذا الموقع بعد، ولا تحتاج إليه لقراءة أي صفحة أو إرسال أي طلب. لمتابعة طلب سابق استخدم رقمه المرجعي وبريدك الإلكتروني في صفحة حالة الطلب، ولما سوى ذلك راسلنا من صفحة تواصل معنا.',
      en: 'This site has no login yet, and you need none to read a page or send a request. To track a request, use its reference number and your email address on the request status page. For anything else, write to us through the contact page.',
    },
  },
  away: {
    title: { ar: 'تعذّر الوصول إلى خدمة الدخول', en: 'The login service cannot be reached' },
    text: {
      ar: 'لا تستجيب الجهة التي تتحقق من هويتك الآن. حاول بعد دقائق. ويمكنك متابعة طلبك برقمه المرجعي وبريدك الإلكتروني دون تسجيل الدخول.',
      en: 'The service that verifies who you are does not respond. Try again in a few minutes. You can also track a request with its reference number and your email address, without logging in.',
    },
  },
  notStored: {
    title: { ar: 'تعذّر فتح جلستك الآن', en: 'Your session could not be opened' },
    text: {
      ar: 'تحققنا من هويتك، لكن قاعدة بياناتنا لا تستجيب الآن فلم تُفتح جلسة. حاول بعد دقائق.',
      en: 'We verified who you are, but our database does not respond, so no session was opened. Try again in a few minutes.',
    },
  },
  notEnded: {
    title: { ar: 'خرجت من هذا المتصفح فقط', en: 'You are logged out in this browser only' },
    text: {
      ar: 'حذفنا الجلسة من هذا المتصفح، لكن قاعدة بياناتنا لا تستجيب الآن. سنحاول إنهاءها لدينا، وهي تنتهي وحدها بعد ربع ساعة دون استعمال. وإن كان الجهاز مشتركًا فأغلق المتصفح.',
      en: 'The session is deleted from this browser, but our database does not respond. We will try to end it on our side too; it ends by itself after 15 minutes without use. If others use this device, close the browser.',
    },
  },
  failed: {
    title: { ar: 'لم يكتمل تسجيل الدخول', en: 'The login was not completed' },
    text: {
      ar: 'لم نستطع التحقق من رد خدمة الدخول، فلم تُفتح أي جلسة. ابدأ تسجيل الدخول من جديد، وإن تكرر ذلك فأخبرنا.',
      en: 'We could not verify the answer of the login service, so no session was opened. Start the login again. If this happens again, tell us.',
    },
  },
  expired: {
    title: { ar: 'انتهت مهلة تسجيل الدخول', en: 'The login took too long' },
    text: {
      ar: 'لكل محاولة دخول عشر دقائق في المتصفح الذي بدأتها فيه، وتُستعمل مرة واحدة. ابدأ تسجيل الدخول من جديد.',
      en: 'A login has to be completed within ten minutes, in the browser where it was started, and only once. Start the login again.',
    },
  },
  cancelled: {
    title: { ar: 'أُلغي تسجيل الدخول', en: 'The login was cancelled' },
    text: {
      ar: 'لم تُفتح أي جلسة. يمكنك تصفح الموقع وإرسال الطلبات دون تسجيل الدخول، أو تسجيل الدخول متى شئت.',
      en: 'No session was opened. You can read the site and send requests without logging in, or log in whenever you like.',
    },
  },
} as const satisfies Record<string, ProblemWords>

/** Of a form of the desk that was sent after its session had ended. */
export const sessionEnded: ProblemWords = {
  title: {
    ar: 'انتهت جلستك، ولم يُرسل شيء',
    en: 'Your session has ended, and nothing was sent',
  },
  text: {
    ar: 'انسخ ما كتبته، ثم سجّل الدخول لتعود إلى الصفحة وترسله.',
    en: 'Copy what you wrote, then log in to return to the page and send it.',
  },
}
