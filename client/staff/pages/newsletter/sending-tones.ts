import type { SendingStatus } from '#domain/newsletter/sending'
import type { Tone } from '../../../ui/text/badge'

export const sendingTones: Record<SendingStatus, Tone> = {
  scheduled: 'info',
  sending: 'new',
  paused: 'warn',
  finished: 'success',
  cancelled: 'calm',
}
