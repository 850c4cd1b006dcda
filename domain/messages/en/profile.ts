import type { arProfile } from '../ar/profile'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enProfile = {
  profile: {
    hello: 'Welcome,',
    noName: 'My profile',
    verified: 'Verified address',
    desk: 'Staff desk',
    parts: 'Parts of my profile',
    about: 'About this page',
    unverified:
      'The service you logged in with has not verified your email address yet, so requests sent with it are not shown.',
    noEmail:
      'The service you logged in with did not state an email address for you, so no requests are shown.',
    requests: {
      title: 'My requests',
      empty: 'You have not sent a request with this email address yet.',
      send: 'Send a new request',
      askData: 'Request data',
      submitted: 'Sent on',
    },
    waiting: {
      title: ({ count }) =>
        plural('en', count, {
          one: 'One request is waiting for you',
          other: '# requests are waiting for you',
        }),
      text: 'We need information from you to continue. The reply time is paused until it arrives.',
      open: 'Complete the request',
    },
    newsletter: {
      title: 'My subscription',
      name: 'Newsletter',
      none: 'Your address is not subscribed to the newsletter.',
      unverified:
        'Your subscription appears here once the service you logged in with has verified your address.',
      subscribe: 'Subscribe to the newsletter',
      confirmed: 'Confirmed',
      pending: 'Waiting to be confirmed',
      since: 'Since',
      interests: 'Your interests:',
      unconfirmed:
        'Open the link in our confirmation email within seven days and press the button on the page. After that, subscribe again; unconfirmed subscriptions are deleted after 30 days.',
      how: 'To change your interests, subscribe again with the same address and confirm from the email we send.',
      change: 'Change my interests',
      leave: 'Unsubscribe',
    },
    contributions: {
      title: 'My contributions',
      hint: 'What you wrote and rated while you were logged in.',
      empty: 'No comments and no ratings here yet.',
      forms: { comment: 'Comment on', useCase: 'Use case of', suggestion: 'Suggestion for' },
      held: 'Under review',
      published: 'Published',
      refused: 'Not published',
      noted: 'With the editors',
      suggestion: 'Read by the editors',
      refusals: {
        personal: 'Why it was not published: it contains personal data.',
        offensive: 'Why it was not published: it is offensive.',
        off_topic: 'Why it was not published: it is not about the subject of the page.',
        promotion: 'Why it was not published: it promotes something.',
        request: 'Why it was not published: it is a request, which belongs on the contact page.',
      },
      score: '{{score}} of 5',
      rating: 'Rating of a service',
      delete: 'Delete',
    },
    display: {
      title: 'Language and display',
      hint: 'Kept with your account and applied in every browser you log in from.',
      language: 'Language',
      mode: 'Appearance',
      kept: 'A browser in which you have already chosen an appearance keeps that choice.',
      light: 'Light',
      dark: 'Dark',
      bySystem: 'Match device',
      size: 'Text size',
      normal: 'Normal',
      large: 'Large',
      larger: 'Larger',
      largest: 'Largest',
      contrast: 'Contrast',
      high: 'High',
      spacing: 'Line spacing',
      wide: 'Wide',
      motion: 'Motion',
      still: 'None',
      save: 'Save my choices',
    },
    data: {
      title: 'My data',
      hint: 'See, correct, copy or delete your data.',
      copy: {
        title: 'Take a copy',
        text: 'A zip file with a readable page, a JSON version and the files you attached.',
        zip: 'Download a full copy',
        page: 'Read it here',
        json: 'JSON version only',
      },
      correct: {
        title: 'Correct it',
        provider:
          'Your name and email address come from the service you logged in with. Correct them there.',
        request:
          'A request stays as you sent it. If we have asked you for information, add the correction on the request’s page. Otherwise write to us with its number.',
      },
    },
    copy: {
      lead: 'Everything this site holds about you, to read, print or download.',
      empty: 'Nothing.',
    },
    closing: {
      title: 'Delete my account',
      text: 'We delete it after seven days. Until then you can cancel with one button.',
      start: 'Start deletion',
      rows: {
        account: { what: 'The account, your choices and your sessions', happens: 'Deleted' },
        newsletter: { what: 'The newsletter subscription', happens: 'Deleted' },
        requests: {
          what: 'Requests sent with your verified address, with their history and files',
          happens: 'All deleted. Open requests get no reply',
        },
        comments: {
          what: 'Comments and suggestions',
          happens: 'Kept without any link to you. You can delete them first',
        },
        ratings: { what: 'Ratings', happens: 'Still counted, without any link to you' },
        audit: {
          what: 'The audit log',
          happens:
            'Kept because it proves what was done with data. It holds codes, reference numbers, times and actions, with no name or address',
        },
        backups: { what: 'Backups', happens: 'Deleted within 30 days of the account’s deletion' },
      },
      open: ({ count }) =>
        plural('en', count, {
          one: 'You have one open request, which gets no reply after the deletion.',
          other: 'You have # open requests, which get no reply after the deletion.',
        }),
      understood: 'I have read what is deleted and what stays, and want my account deleted',
      unconfirmed: 'Tick this box first, to confirm that you want your account deleted.',
      submit: 'Delete my account at the end of',
      requested:
        'You have asked for your account to be deleted. The date is at the top of this page, with a button to keep it.',
      banner: 'Your account will be deleted at the end of',
      bannerText:
        'Your account works until then. If you change your mind, press the button before that day.',
      keep: 'Keep my account',
    },
    done: {
      preferences: 'Your choices were saved with your account.',
      leaveNewsletter: 'You have been unsubscribed from the newsletter.',
      deleteComment: 'What you wrote was deleted.',
      closeAccount: 'Your request to delete the account is recorded.',
      keepAccount: 'Your account will not be deleted.',
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
      hint: '10 to 4,000 characters. Do not include an identity or bank account number.',
      refused: 'Your change was not carried out',
      informed: 'The request then goes back to review, and we reply within three working days.',
      later: 'You can reopen a request after it is answered, closed or withdrawn.',
      nothing: 'This request has ended and cannot be changed. You can send a new one.',
      withdraw: 'Yes, withdraw it',
      written: 'What you wrote',
      files: 'What you attached',
      fix: 'A request cannot be edited after it is sent. To correct something,',
      contact: 'write to us with the number of the request',
      unsent: 'Copy it before you leave this page. We no longer need this information.',
      loggedOut:
        'Your session ended before it was sent. Copy the text, then log in to return to the request and send it.',
      logIn: 'Log in',
    },
    sessions: {
      title: 'My sessions',
      hint: 'A session ends after 15 minutes without use, and after eight hours at the latest.',
      current: 'This browser',
      since: 'Since',
      end: 'End session',
      endHint:
        'The other browser may log in again without a password while its single sign-on session lasts. To prevent that, log out there on that device, or change your password.',
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
      text: 'Ends your session here and at the service you logged in with.',
      submit: 'Log out',
    },
  },
} as const satisfies Shape<typeof arProfile>
