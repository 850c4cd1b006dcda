export const arMagazine = {
  magazine: {
    lead: 'مجلة نصف سنوية عن كفاءة إنفاق المال العام: ملفات وأرقام وتجارب وحوارات.',
    soon: 'قريبًا...',
    issue: 'العدد {{number}}',
    current: 'العدد الحالي',
    previous: 'الأعداد السابقة',
    read: 'اقرأ العدد',
    contents: 'في هذا العدد',
  },
} as const
