import { plural } from '../plural'
export const arArticle = {
  article: {
    version: 'النسخة {{number}}',
    effective: 'سارية منذ',
    request: 'اطلب معلومة',
    answers: 'نتائج الطلبات المنشورة في سجل الإفصاح:',
    history: 'سجل التعديلات',
    tableRows: ({ count }: { count: number }) =>
      `اقرأ الجدول: ${plural('ar', count, {
        zero: 'لا صفوف',
        one: 'صف واحد',
        two: 'صفان',
        few: '# صفوف',
        many: '# صفًا',
        other: '# صف',
      })}`,
    readAloud: 'استمع إلى النص',
    stopReading: 'أوقف القراءة',
    readingMinutes: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'أقل من دقيقة قراءة',
        one: 'دقيقة قراءة واحدة',
        two: 'دقيقتا قراءة',
        few: '# دقائق قراءة',
        many: '# دقيقة قراءة',
        other: '# دقيقة قراءة',
      }),
    minutes: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'أقل من دقيقة',
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: '# دقائق',
        many: '# دقيقة',
        other: '# دقيقة',
      }),
  },
} as const
