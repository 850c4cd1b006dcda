/** Jobs of the minute, in their order. The last one takes most of it. */
export const jobNames = [
  'drainOutbox',
  'sendMails',
  'scanAttachments',
  'publishDueDrafts',
  'publishScheduled',
  'publishDueDatasets',
  'updateSearch',
  'keepAuditHead',
  'sweep',
  'proveDataKey',
  'countStatus',
  'countStorage',
  'sendIssues',
] as const
export type JobName = (typeof jobNames)[number]
