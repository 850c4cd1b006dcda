import type { Shape } from '#domain/messages/shape'
import type { arCookies } from './ar'

export const enCookies = {
  choice: {
    now: 'Your choice now',
    unanswered: 'You have not chosen yet.',
    unansweredText: 'Only necessary cookies are used until you do.',
    all: 'You accepted all cookies:',
    allText: 'necessary cookies and usage measurement.',
    necessary: 'You accepted only necessary cookies:',
    necessaryText: 'your use is not measured.',
    custom: 'You chose for yourself:',
    measure: 'usage measurement is on.',
    neither: 'necessary cookies only.',
    acceptAll: 'Accept all',
    rejectAll: 'Accept only necessary cookies',
    each: 'Or choose each type',
  },
} as const satisfies Shape<typeof arCookies>
