export const arArticle = {
  article: {
    version: 'النسخة {{number}}',
    effective: 'سارية منذ',
    history: 'سجل التعديلات',
  },
} as const
