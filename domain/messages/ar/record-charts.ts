import { plural } from '../plural'

interface Count {
  count: number
}

/** Sentences for small charts; written by the worker only. */
export const arRecordCharts = {
  recordCharts: {
    marks: {
      square: ({ count }: Count) =>
        plural('ar', count, {
          zero: 'لا مربعات',
          one: 'مربع واحد',
          two: 'مربعان',
          few: '# مربعات',
          many: '# مربعًا',
          other: '# مربع',
        }),
      dot: ({ count }: Count) =>
        plural('ar', count, {
          zero: 'لا دوائر',
          one: 'دائرة واحدة',
          two: 'دائرتان',
          few: '# دوائر',
          many: '# دائرة',
          other: '# دائرة',
        }),
      drop: ({ count }: Count) =>
        plural('ar', count, {
          zero: 'لا قطرات',
          one: 'قطرة واحدة',
          two: 'قطرتان',
          few: '# قطرات',
          many: '# قطرة',
          other: '# قطرة',
        }),
      line: ({ count }: Count) =>
        plural('ar', count, {
          zero: 'لا خطوط',
          one: 'خط واحد',
          two: 'خطان',
          few: '# خطوط',
          many: '# خطًا',
          other: '# خط',
        }),
    },
    each: {
      square: 'كل مربع {{unit}}',
      dot: 'كل دائرة {{unit}}',
      drop: 'كل قطرة {{unit}}',
      line: 'كل خط {{unit}}',
    },
    film: 'كل علامة عشر ثوانٍ، والأطول بداية فصل',
    drawn: 'رسم {{place}}',
    places: {
      hall: 'قاعة تُرى من أعلاها',
      tables: 'طاولات تُرى من أعلاها',
      board: 'لوحة بطاقات',
      sheets: 'أوراق في صفوف',
      doors: 'أبواب في صفوف',
      facade: 'واجهة مبنى',
      ward: 'مخطط جناح وممره',
      calendar: 'تقويم',
      piles: 'أكوام من الصناديق',
      years: 'خط زمني',
      pennants: 'حبال زينة',
      film: 'مقطع مقسم إلى فصوله',
    },
    eachOf: {
      hall: 'كل مقعد {{unit}}',
      tables: 'كل مقعد {{unit}}',
      board: 'كل بطاقة {{unit}}',
      sheets: 'كل ورقة {{unit}}',
      doors: 'كل باب {{unit}}',
      facade: 'كل نافذة {{unit}}',
      ward: 'كل سرير {{unit}}',
      calendar: 'كل خانة {{unit}}',
      piles: 'كل صندوق {{unit}}',
      years: 'كل علامة {{unit}}',
      pennants: 'كل راية {{unit}}',
    },
    several: '{{per}} {{unit}}',
    total: 'العدد',
    elapsed: 'مضى',
    before: 'قبل',
    after: 'بعد',
    difference: 'الفرق',
    bars: 'يبدأ الشريطان من الصفر',
    measure: 'القياس {{unit}}',
    atLeast: '{{unit}}. الهدف: {{target}} فأكثر',
    atMost: '{{unit}}. الهدف: {{target}} فأقل',
    value: '{{label}}: {{value}}',
    remarked: '{{label}}: {{value}}، {{remark}}',
    missed: 'لم يبلغ الهدف',
  },
} as const
