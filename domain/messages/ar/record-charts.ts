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
    several: '{{per}} {{unit}}',
    total: 'العدد',
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
