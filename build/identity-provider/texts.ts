export type Language = 'ar' | 'en'

export const providerTexts = {
  ar: {
    title: 'تسجيل الدخول المحلي',
    choose: 'اختر مستخدمًا للدخول به:',
    cancel: 'إلغاء',
    notice:
      'مزوّد هوية محلي للتطوير والاختبار، ومستخدموه بيانات تجريبية. لا يُستعمل في الإنتاج أبدًا.',
    logoutTitle: 'تسجيل الخروج',
    logout: 'سجّل خروجي',
    loggedOut: 'خرجت من مزوّد الهوية المحلي',
    errorTitle: 'تعذّر إكمال الطلب',
    back: 'العودة إلى الموقع',
  },
  en: {
    title: 'Local sign-in',
    choose: 'Choose the user to sign in as:',
    cancel: 'Cancel',
    notice:
      'A local identity provider for development and tests. Its users are sample data. Never for production.',
    logoutTitle: 'Sign out',
    logout: 'Sign me out',
    loggedOut: 'You are signed out of the local identity provider',
    errorTitle: 'The request could not be completed',
    back: 'Back to the site',
  },
} as const satisfies Record<Language, Record<string, string>>

export type TextKey = keyof (typeof providerTexts)['ar']

/** The first of the preferred languages that the pages have, else Arabic. */
export function chooseLanguage(uiLocales: unknown): Language {
  const wanted = typeof uiLocales === 'string' ? uiLocales.split(' ') : []
  const found = wanted.map((tag) => tag.split('-')[0]).find((tag) => tag === 'ar' || tag === 'en')
  return found === 'en' ? 'en' : 'ar'
}
