/** Colour and sign of each level of a notice. */
export const noticeLooks = {
  emergency: { tone: 'danger', icon: 'circle-alert' },
  warning: { tone: 'warn', icon: 'triangle-alert' },
  information: { tone: 'info', icon: 'info' },
} as const
