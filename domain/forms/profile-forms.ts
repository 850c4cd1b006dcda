/** Values of the hidden field `form` of the profile's buttons and small forms. */
export const profileForms = [
  'preferences',
  'leaveNewsletter',
  'deleteComment',
  'closeAccount',
  'keepAccount',
] as const

export type ProfileFormName = (typeof profileForms)[number]

/** The part of the profile in which each form stands. */
export const profileSections = {
  preferences: 'display',
  leaveNewsletter: 'newsletter',
  deleteComment: 'contributions',
  closeAccount: 'closing',
  keepAccount: 'closing',
} as const satisfies Record<ProfileFormName, string>
