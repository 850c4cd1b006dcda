export const arSearchBox = {
  searchBox: {
    submit: 'بحث',
    site: 'ابحث في الموقع',
    hub: 'ابحث في المركز المعرفي',
    questions: 'ابحث في الأسئلة الشائعة',
    terms: 'ابحث عن مصطلح',
  },
} as const
