import type { arProfile } from '../ar/profile'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enProfile = {
  profile: {
    noName: 'Your account',
    unverified:
      'The service you logged in with has not verified your email address yet, so requests sent with it are not shown.',
    noEmail:
      'The service you logged in with stated no email address of yours, so no requests are shown.',
    requests: {
      title: 'My requests',
      empty: 'You have not sent a request with this email address yet.',
      send: 'Send a request',
      askData: 'Ask for data',
      submitted: 'Sent on',
      due: 'Reply due',
      daysLeft: ({ count }) =>
        count === 0
          ? 'Due today'
          : plural('en', count, { one: 'One working day left', other: '# working days left' }),
    },
    sessions: {
      title: 'My sessions',
      current: 'This browser',
      since: 'Since',
      end: 'End session',
      device: '{{browser}} on {{system}}',
      browsers: {
        edge: 'Edge',
        opera: 'Opera',
        samsung: 'Samsung Internet',
        firefox: 'Firefox',
        chrome: 'Chrome',
        safari: 'Safari',
        other: 'A browser',
      },
      systems: {
        android: 'Android',
        ios: 'iPhone or iPad',
        windows: 'Windows',
        macos: 'Mac',
        linux: 'Linux',
        other: 'an unknown device',
      },
    },
    logout: {
      title: 'Log out',
      text: 'This ends your session in this browser and at the service you logged in with.',
      submit: 'Log out',
    },
  },
} as const satisfies Shape<typeof arProfile>
