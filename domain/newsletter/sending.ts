/** Where the sending of an issue stands; `cancelled` can be scheduled again. */
export const sendingStatuses = ['scheduled', 'sending', 'paused', 'finished', 'cancelled'] as const
export type SendingStatus = (typeof sendingStatuses)[number]

/** What staff do with a sending: from which status, and to which. */
export const sendingSteps = {
  cancelled: { from: 'scheduled', to: 'cancelled' },
  paused: { from: 'sending', to: 'paused' },
  resumed: { from: 'paused', to: 'sending' },
} as const satisfies Record<string, { from: SendingStatus; to: SendingStatus }>

export type SendingStep = keyof typeof sendingSteps
