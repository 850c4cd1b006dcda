import type { DateText } from '#domain/dates/date-text'
import type { Picture } from '#domain/payloads/picture'
import type { WrittenChart } from '#domain/payloads/record-chart'

/** Sample texts of the style guide: it is shown in development and in tests, never to a visitor. */
const ar = {
  title: 'عنوان من سطر واحد',
  long: 'عنوان أطول يصف خدمة كاملة ويمتد إلى سطر ثانٍ في النوافذ الضيقة',
  text: 'نص قصير يشرح ما تحته في جملة، ويكفي لرؤية تباعد الأسطر وطولها.',
  label: 'الجهة',
  value: 'جميع الجهات الحكومية',
  action: 'ابدأ الخدمة',
  error: 'اكتب اسمك الكامل.',
  person: 'الاسم الكامل',
  position: 'عضو',
  initials: 'أ ك',
}

const en: typeof ar = {
  title: 'A title of one line',
  long: 'A longer title that names a whole service and takes a second line in narrow windows',
  text: 'A short text that explains in a sentence what stands below it and shows its measure.',
  label: 'Entity',
  value: 'All government entities',
  action: 'Start the service',
  error: 'Enter your full name.',
  person: 'Full name',
  position: 'Member',
  initials: 'FN',
}

export const specimens = { ar, en }

export const sampleDate: DateText = {
  iso: '2026-11-26',
  gregorian: '26.11.2026',
  hijri: '16.06.1448',
}

export const samplePicture: Picture = {
  slug: 'entrance-hall',
  file: 'entrance-hall',
  width: 1920,
  height: 1280,
  focus: { x: 50, y: 50 },
  colour: '#2f6b4f',
  alt: '',
  caption: 'Caption',
  credit: 'Credit',
}

const key = (value: string, sample: 'filled' | 'hollow' | 'pale') => ({
  sample,
  label: sample,
  value,
})

export const sampleCharts: WrittenChart[] = [
  {
    drawing: { type: 'units', filled: 39, hollow: 9, extent: 48 },
    label: '39 / 48',
    note: '39 / 48',
    key: [key('39', 'filled'), key('9', 'hollow')],
  },
  {
    drawing: { type: 'before-after', before: 40, after: 12, extent: 40 },
    label: '40 → 12',
    note: '40 → 12',
    key: [key('40', 'pale'), key('12', 'filled')],
  },
  {
    drawing: { type: 'sparkline', values: [2.6, 3.8, null, 2.1], target: 3, aim: 'at-most' },
    label: '2.6, 3.8, 2.1',
    note: '≤ 3',
    key: [],
  },
]
