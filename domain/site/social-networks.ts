export const socialNetworks = [
  'x',
  'linkedin',
  'youtube',
  'snapchat',
  'instagram',
  'tiktok',
] as const

export type SocialNetwork = (typeof socialNetworks)[number]
