import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arOrgStructure } from './ar'

export const enOrgStructure = {
  orgStructure: {
    chart: 'Organisation chart',
    chartLead:
      'Choose a unit to read what it does. Offices that support the board have a dashed outline.',
    descriptions: 'What each unit does',
    head: 'Headed by',
    holder: 'Held by',
    departments: 'Departments',
    openAll: 'Open all sectors',
    count: ({ count }) => plural('en', count, { one: '# department', other: '# departments' }),
  },
} as const satisfies Shape<typeof arOrgStructure>
