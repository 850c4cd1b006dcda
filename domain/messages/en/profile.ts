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
    },
    days: {
      left: ({ count }) =>
        count === 0
          ? 'The reply is due today'
          : plural('en', count, {
              one: 'One of three working days left',
              other: '# of three working days left',
            }),
      over: ({ count }) =>
        count === 0
          ? 'The reply is overdue'
          : plural('en', count, {
              one: 'One working day overdue',
              other: '# working days overdue',
            }),
    },
    request: {
      title: 'Request {{reference}}',
      lead: 'The status of your request, its history and what you can do.',
      back: 'All my requests',
      informed: 'The request then goes back to review, and we reply within three working days.',
      later: 'Reopening is possible after a reply, once it is closed or withdrawn.',
      nothing:
        'This request has ended, and nothing more can be done with it. You are welcome to send a new one.',
      withdraw: 'Yes, withdraw it',
      written: 'What you wrote',
      files: 'What you attached',
      fix: 'What was sent is not edited. To correct something in it,',
      contact: 'write to us with the number of the request',
      unsent: 'Copy it before you leave this page: this information is no longer asked for.',
      loggedOut:
        'Your session ended before it was sent. Copy the text, then log in to return to the request and send it.',
      logIn: 'Log in',
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
