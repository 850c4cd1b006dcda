import { plural } from '../plural'

interface Count {
  count: number
}

/** Sentences for small charts; written by the worker only. */
export const arRecordCharts = {
  recordCharts: {
    squares: ({ count }: Count) =>
      plural('ar', count, {
        zero: 'لا مربعات',
        one: 'مربع واحد',
        two: 'مربعان',
        few: '# مربعات',
        many: '# مربعًا',
        other: '# مربع',
      }),
    each: 'كل مربع {{unit}}',
    several: '{{per}} {{unit}}',
    total: 'العدد',
    before: 'قبل',
    after: 'بعد',
    bars: 'يبدأ الشريطان من الصفر',
    measure: 'القياس {{unit}}',
    atLeast: '{{unit}}. الهدف: {{target}} فأكثر',
    atMost: '{{unit}}. الهدف: {{target}} فأقل',
    value: '{{label}}: {{value}}',
    remarked: '{{label}}: {{value}}، {{remark}}',
    missed: 'لم يبلغ الهدف',
  },
} as const
