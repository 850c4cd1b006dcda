/** The icons that are inlined at build, by their names in Lucide. */
export const lucideIcons = [
  'accessibility',
  'arrow-right',
  'arrow-up-right',
  'badge-check',
  'calendar-check',
  'chevron-down',
  'chevron-right',
  'circle-question-mark',
  'clock',
  'file-check',
  'file-search',
  'globe',
  'landmark',
  'lock',
  'menu',
  'monitor',
  'moon',
  'refresh-cw',
  'shield-check',
  'sun',
  'sun-moon',
  'wrench',
  'x',
] as const

/** Brand marks, by their names in Simple Icons; here they are `brand-…`. */
export const brandIcons = ['instagram', 'linkedin', 'snapchat', 'tiktok', 'x', 'youtube'] as const

export type IconName = (typeof lucideIcons)[number] | `brand-${(typeof brandIcons)[number]}`
