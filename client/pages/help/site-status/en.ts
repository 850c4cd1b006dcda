import type { Shape } from '#domain/messages/shape'
import type { arSiteStatus } from './ar'

export const enSiteStatus = {
  siteStatus: {
    lead: 'How this site was doing when last checked, and the faults and maintenance announced for the platforms.',
    all: {
      working: 'All parts of this site are working',
      failing: 'Part of this site is failing',
      unknown: 'The state of this site is not known right now',
    },
    unknownHint: 'No recent check was recorded, so this page may be out of date.',
    checked: 'Last checked on {{date}} at {{time}}, Riyadh time',
    state: { working: 'Working', failing: 'Failing', unknown: 'Unknown' },
    sharesOf: 'Working in {{share}} of checks',
    counted:
      'We check every minute. The percentages are of {{checks}} checks recorded since {{since}}, at most the last 90 days. Minutes whose check could not be recorded are left out.',
    parts: { pages: 'Pages', forms: 'Forms', mail: 'Email', search: 'Search', data: 'Data' },
    measures: {
      pages: 'Responses of the store of saved pages.',
      forms: 'Registration of what is sent, within five minutes.',
      mail: 'Sending of emails, at most a quarter of an hour late.',
      search: 'Responses of the search index.',
      data: 'Responses of the database.',
    },
    platformsTitle: 'Other platforms',
    platformsHint:
      'Other systems run them and we do not measure them from here. We show only announced faults and maintenance.',
    platformState: {
      unmeasured: 'Not measured by us',
      maintenance: 'Maintenance now',
      fault: 'Fault announced',
    },
    open: 'Open the platform',
    currentTitle: 'Now',
    plannedTitle: 'Planned maintenance',
    none: 'No maintenance is planned.',
    pastTitle: 'Earlier faults and maintenance',
    fault: 'Fault',
    maintenance: 'Maintenance',
    stage: {
      investigating: 'Looking for the cause',
      identified: 'Cause found',
      watching: 'Fixed, being watched',
      solved: 'Fault ended',
    },
    affected: 'Affects: {{parts}}',
    updates: 'Updates',
    more: 'What to do during a fault',
    feed: 'Follow faults and maintenance in a feed reader',
    call: 'For urgent matters:',
  },
} as const satisfies Shape<typeof arSiteStatus>
