import type { Shape } from '#domain/messages/shape'
import type { arBackup } from './ar'

export const enBackup = {
  backup: {
    state: { working: 'Working', maintenance: 'Maintenance today', down: 'Down' },
    status: 'State of this site now, and updates on faults',
    call: 'If it is urgent, call us:',
    open: 'Open the platform',
    none: 'No maintenance is planned. It is announced here at least five working days ahead.',
    past: 'Earlier maintenance and faults',
    fault: 'Fault',
    maintenance: 'Maintenance',
    planned: 'Planned maintenance: {{first}}',
    plannedUntil: 'Planned maintenance: {{first}} to {{last}}',
  },
} as const satisfies Shape<typeof arBackup>
