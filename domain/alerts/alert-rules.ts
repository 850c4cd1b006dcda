/** What operators are told of by mail. */
export const alertRules = [
  'mail',
  'outbox',
  'd1',
  'kv',
  'r2',
  'jobs',
  'login',
  'scanner',
  'storage',
] as const
export type AlertRule = (typeof alertRules)[number]
