import { genericFailure } from '../generic-failure'

export const ar = {
  site: {
    name: 'هيئة كفاءة الإنفاق والمشروعات',
    tagline: 'نعمل مع الجهات الحكومية لرفع كفاءة الإنفاق وجودة المشروعات والأصول.',
  },
  version: {
    text: 'تتوفر نسخة أحدث من هذا الموقع.',
    date: 'صدرت في {{gregorian}}، {{hijri}}.',
    reload: 'حدّث الصفحة',
    later: 'لاحقًا',
  },
  genericFailure: genericFailure.ar,
  link: { outside: ' (يفتح موقعًا آخر)' },
  crumbs: { label: 'مسار الصفحة' },
  toc: { title: 'المحتويات' },
  table: { label: 'جدول: {{columns}}' },
  date: { separator: '، ' },
  pager: { label: 'صفحات القائمة', page: 'صفحة', previous: 'السابقة', next: 'التالية' },
  untranslated: {
    text: 'لم تُترجم هذه المادة إلى العربية بعد، فنعرضها كما كُتبت بالإنجليزية.',
    link: 'الصفحة كلها بالإنجليزية',
  },
  pageMeta: {
    modified: 'حُدّثت الصفحة',
    sample: 'محتوى توضيحي: لا يصف وقائع حقيقية ولا يُلزم أي جهة.',
    someSamples: 'بعض المحتوى هنا توضيحي: لا يصف وقائع حقيقية ولا يُلزم أي جهة.',
  },
} as const
