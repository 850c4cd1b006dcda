import type { arRecordCharts } from '../ar/record-charts'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enRecordCharts = {
  recordCharts: {
    squares: ({ count }) => plural('en', count, { one: 'One square', other: '# squares' }),
    each: 'Each square is {{unit}}',
    several: '{{per}} {{unit}}',
    total: 'Total',
    before: 'Before',
    after: 'After',
    bars: 'Both bars start at zero',
    measure: 'Measured {{unit}}',
    atLeast: '{{unit}}. Target: {{target}} or more',
    atMost: '{{unit}}. Target: {{target}} or less',
    value: '{{label}}: {{value}}',
    remarked: '{{label}}: {{value}}, {{remark}}',
    missed: 'missed the target',
  },
} as const satisfies Shape<typeof arRecordCharts>
