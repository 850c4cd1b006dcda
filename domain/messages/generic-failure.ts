/** Said of any failure nobody foresaw; a module of its own, since problem pages speak both languages. */
export const genericFailure = {
  ar: 'حدث خطأ ما. يرجى المحاولة مرة أخرى لاحقًا.',
  en: 'Something went wrong. Please try again later.',
}
