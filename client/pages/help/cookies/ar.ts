export const arCookies = {
  choice: {
    now: 'اختيارك الآن',
    unanswered: 'لم تختر بعد.',
    unansweredText: 'تعمل الملفات الضرورية وحدها حتى تختار.',
    all: 'قبلت الكل:',
    allText: 'الضرورية وقياس الاستخدام.',
    necessary: 'رفضت ما عدا الضرورية:',
    necessaryText: 'لا يُقاس استخدامك.',
    custom: 'اخترت بنفسك:',
    measure: 'قياس الاستخدام مسموح.',
    neither: 'الضرورية وحدها.',
    acceptAll: 'اقبل الكل',
    rejectAll: 'ارفض ما عدا الضرورية',
    each: 'أو اختر كل نوع على حدة',
  },
} as const
