import { plural } from '../plural'

export const arGallery = {
  gallery: {
    lead: 'ألبومات عن فعاليات الهيئة وزياراتها الميدانية.',
    licence:
      'لك أن تنشر هذه الصور وتعليقاتها، مع ذكر هيئة كفاءة الإنفاق والمشروعات مصدرًا، وما كُتب تحت كل صورة.',
    others: 'ألبومات أخرى',
    all: 'كل الألبومات',
    empty: 'لا ألبومات منشورة الآن. تجد ما جرى في فعاليات الهيئة في المركز الإعلامي.',
    count: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'لا صور',
        one: 'صورة واحدة',
        two: 'صورتان',
        few: '# صور',
        many: '# صورة',
        other: '# صورة',
      }),
  },
} as const
