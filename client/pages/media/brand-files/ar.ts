import { plural } from '#domain/messages/plural'

export const arBrandFiles = {
  brand: {
    groups: {
      logo: 'الشعار',
      symbol: 'الأيقونة والنجمة',
      pattern: 'الأنماط',
      colour: 'الألوان',
    },
    index: 'في هذه الصفحة',
    rules: 'كيف تستخدمها',
    count: ({ count }: { count: number }) =>
      plural('ar', count, {
        one: 'ملف واحد',
        two: 'ملفان',
        few: '# ملفات',
        many: '# ملفًا',
        other: '# ملف',
      }),
    download: 'نزّل',
    pixels: '{{width}} × {{height}} بكسل',
    bytes: '{{size}} بايت',
    kilobytes: '{{size}} كيلوبايت',
    swatches: 'ألوان الهوية وقيمها',
    uses: {
      label: 'قواعد الشعار بالصور',
      right: 'صحيح',
      wrong: 'خطأ',
      space: 'فراغ من كل جهة بربع ارتفاع الشعار.',
      smallest: 'أصغر مقاس على الشاشة: ارتفاع 32 بكسل.',
      white: 'النسخة البيضاء على الأخضر الداكن.',
      stretched: 'تغيير نسب الشعار.',
      recoloured: 'تغيير ألوانه.',
      shadow: 'إضافة ظل أو إطار.',
    },
  },
} as const
