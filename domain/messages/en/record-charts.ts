import type { arRecordCharts } from '../ar/record-charts'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enRecordCharts = {
  recordCharts: {
    marks: {
      square: ({ count }) => plural('en', count, { one: 'One square', other: '# squares' }),
      dot: ({ count }) => plural('en', count, { one: 'One circle', other: '# circles' }),
      drop: ({ count }) => plural('en', count, { one: 'One drop', other: '# drops' }),
      line: ({ count }) => plural('en', count, { one: 'One line', other: '# lines' }),
    },
    each: {
      square: 'Each square is {{unit}}',
      dot: 'Each circle is {{unit}}',
      drop: 'Each drop is {{unit}}',
      line: 'Each line is {{unit}}',
    },
    several: '{{per}} {{unit}}',
    total: 'Total',
    before: 'Before',
    after: 'After',
    difference: 'Difference',
    bars: 'Both bars start at zero',
    measure: 'Measured {{unit}}',
    atLeast: '{{unit}}. Target: {{target}} or more',
    atMost: '{{unit}}. Target: {{target}} or less',
    value: '{{label}}: {{value}}',
    remarked: '{{label}}: {{value}}, {{remark}}',
    missed: 'missed the target',
  },
} as const satisfies Shape<typeof arRecordCharts>
