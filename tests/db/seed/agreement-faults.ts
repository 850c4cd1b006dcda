import type { Fault } from './content-faults'

const it = 'agreement/it-services.yaml'
const replace = (from: string, to: string) => (text: string) => text.replace(from, to)

/** A fault detected within one file. */
export const ofOneAgreement: Fault[] = [
  [
    'nobody who signed',
    it,
    replace('signing: 118', 'signing: 0'),
    `${it}: cohorts.signing: Invalid value: Expected >=1 but received 0`,
  ],
]

/** Faults of the numbers and references of an agreement. */
export const ofAgreements: Fault[] = [
  [
    'cohorts that are not all contractors',
    it,
    replace('windows: [58, 38]', 'windows: [58, 37]'),
    `${it}: cohorts: The cohorts are 213 contractors and not 214`,
  ],
  [
    'cohorts of more windows than the term has',
    'agreement/printing-supplies.yaml',
    replace('windows: [18, 13, 8]', 'windows: [18, 13, 7, 1]'),
    'agreement/printing-supplies.yaml: cohorts.windows: There are only 3 windows',
  ],
  [
    'a closed agreement that somebody joined',
    'agreement/travel-services.yaml',
    replace('{ signing: 7, windows: [] }', '{ signing: 6, windows: [1] }'),
    'agreement/travel-services.yaml: cohorts.windows: There are only 0 windows',
  ],
  [
    'more small firms than contractors',
    it,
    replace('smallFirms: 121', 'smallFirms: 215'),
    `${it}: smallFirms: There are more than contractors`,
  ],
  [
    'an agreement related to itself',
    it,
    replace('related: [training-services]', 'related: [it-services]'),
    `${it}: related: An agreement does not name itself`,
  ],
  [
    'an agreement related to none that exists',
    it,
    replace('related: [training-services]', 'related: [nothing]'),
    `${it}: related: There is no agreement "nothing"`,
  ],
  [
    'a change before the start',
    it,
    replace('date: 2025-05-16', 'date: 2025-05-15'),
    `${it}: history: 2025-05-15 is before the start`,
  ],
]
