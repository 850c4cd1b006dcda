/** The icons that are inlined at build, by their names in Lucide. */
export const lucideIcons = [
  'accessibility',
  'arrow-right',
  'arrow-up-right',
  'badge-check',
  'calendar-check',
  'chevron-down',
  'chevron-right',
  'circle-alert',
  'circle-question-mark',
  'clock',
  'copy',
  'file-check',
  'file-search',
  'globe',
  'hourglass',
  'landmark',
  'lock',
  'mail',
  'map-pin',
  'menu',
  'monitor',
  'moon',
  'phone',
  'refresh-cw',
  'shield-check',
  'sun',
  'sun-moon',
  'thumbs-down',
  'thumbs-up',
  'undo-2',
  'wrench',
  'x',
] as const

/** Brand marks, by their names in Simple Icons; here they are `brand-…`. */
export const brandIcons = ['instagram', 'linkedin', 'snapchat', 'tiktok', 'x', 'youtube'] as const

export type IconName = (typeof lucideIcons)[number] | `brand-${(typeof brandIcons)[number]}`
