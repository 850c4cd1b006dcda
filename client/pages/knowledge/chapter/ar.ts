export const arChapter = {
  chapter: {
    number: 'الفصل {{number}}',
    progress: 'الفصل {{at}} من {{total}}',
    headings: 'في هذا الفصل',
    facts: 'عن هذا الفصل',
    neighbours: 'الفصل السابق والتالي',
    previous: 'الفصل السابق',
    next: 'الفصل التالي',
    cover: 'صفحة الكتاب',
  },
} as const
