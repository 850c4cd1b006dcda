export const arYoutube = {
  channel: {
    open: 'افتح القناة',
    gallery: 'معرض الفيديو',
    play: 'شغّل:',
    length: 'المدة',
    empty: 'لا مقاطع منشورة الآن. تجد أعمال الهيئة مكتوبة في الأخبار والمركز الإعلامي.',
  },
} as const
