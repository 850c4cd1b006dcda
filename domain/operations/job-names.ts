/** Jobs of the minute, in their order. The last one takes most of it. */
export const jobNames = [
  'drainOutbox',
  'assignNewTickets',
  'indexNewTickets',
  'notifyOfficers',
  'sendMails',
  'scanAttachments',
  'publishDueDrafts',
  'publishScheduled',
  'publishDueDatasets',
  'updateSearch',
  'keepAuditHead',
  'backUpFiles',
  'writeArchive',
  'sweep',
  'proveDataKey',
  'countStatus',
  'countStorage',
  'raiseAlerts',
  'sendIssues',
] as const
export type JobName = (typeof jobNames)[number]

export function isJobName(name: string): name is JobName {
  return (jobNames as readonly string[]).includes(name)
}
