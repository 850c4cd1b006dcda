/** Text for unexpected failures, in a module of its own: problem pages show both languages. */
export const genericFailure = {
  ar: 'حدث خطأ ما. يرجى المحاولة مرة أخرى لاحقًا.',
  en: 'Something went wrong. Please try again later.',
}
