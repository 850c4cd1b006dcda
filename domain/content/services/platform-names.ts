export const platformNames = [
  'teams',
  'procurement',
  'operations',
  'halls',
  'healthInsurance',
] as const
