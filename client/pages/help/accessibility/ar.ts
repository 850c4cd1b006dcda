export const arAccessibility = {
  accessible: {
    toTools: 'انتقل إلى الأدوات',
  },
} as const
