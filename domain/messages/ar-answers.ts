/** What the worker alone says of forms, in a page's state; no browser fetches these words. */
export const arAnswers = {
  answer: {
    limited: 'محاولات كثيرة في وقت قصير. انتظر دقائق ثم أعد الإرسال؛ ما كتبته محفوظ أدناه.',
    otherContent: 'سبق إرسال هذا النموذج بمحتوى مختلف. راجع ما كتبته ثم أرسله من جديد.',
    manyComments: 'بلغت أنت أو شبكتك الحد اليومي. ما كتبته باقٍ أدناه؛ احتفظ به وأرسله غدًا.',
    sum: {
      question: 'كم يساوي {{left}} + {{right}}؟',
      wrong: 'الناتج غير صحيح. هذا سؤال جديد، اكتب ناتجه رقمًا.',
    },
    captcha: {
      seen: 'تُجري هذا التحقق {{party}}، وتطّلع لأجله على عنوان اتصالك وبيانات متصفحك.',
      unseen:
        'يُجرى التحقق عند الإرسال، وتتولاه {{party}} وتطّلع لأجله على عنوان اتصالك وبيانات متصفحك.',
      cloudflare: 'شركة كلاودفلير',
      google: 'شركة جوجل',
    },
  },
} as const
