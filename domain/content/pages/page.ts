import * as v from 'valibot'
import { richText } from '../fields'

/** Text of a page with a layout of its own, which places the sections. */
export const page = v.strictObject({ body: richText })

/** Section ids (heading ids) of each such page, in order. */
export const pageSections = {
  violations: [
    'report',
    'elsewhere',
    'prepare',
    'channels',
    'after',
    'protection',
    'anonymity',
    'good-faith',
    'safety',
  ],
  'loc-init': ['about', 'for-whom', 'programmes', 'register', 'afterwards'],
  sla: ['promise', 'counting', 'services', 'hours', 'results', 'late'],
  backup: ['status', 'platforms', 'planned', 'during', 'deadlines', 'readiness'],
  youtube: ['before'],
  help: ['questions', 'ways', 'reply', 'report', 'special'],
  accessibility: [
    'commitment',
    'conformance',
    'testing',
    'gaps',
    'display-tools',
    'keyboard',
    'report',
  ],
  cookies: ['choice', 'list', 'storage', 'optional', 'delete'],
} as const satisfies Record<string, readonly string[]>

export type PageName = keyof typeof pageSections
export type SectionName<N extends PageName> = (typeof pageSections)[N][number]
