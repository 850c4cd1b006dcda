import type { arNewsletter } from '../ar/newsletter'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enNewsletter = {
  newsletter: {
    formTitle: 'Subscribe to the newsletter',
    more: 'Tell us more about yourself: six optional fields',
    facts: {
      monthly: 'Once a month',
      minutes: 'Five minutes to read',
      languages: 'In Arabic and English',
    },
    issues: 'Past issues',
    preview: {
      title: 'Preview of the next issue',
      lead: 'What an issue sent today would cover.',
      agreements: ({ count }) =>
        plural('en', count, {
          one: '# agreement open to join within two months',
          other: '# agreements open to join within two months',
        }),
      knowledge: ({ count }) =>
        plural('en', count, {
          one: '# item published or updated within a month',
          other: '# items published or updated within a month',
        }),
      training: ({ count, seats }) =>
        plural('en', count, {
          one: `# localisation programme open for registration, with ${seats} seats left`,
          other: `# localisation programmes open for registration, with ${seats} seats left`,
        }),
      'open-data': ({ count }) =>
        plural('en', count, {
          one: '# dataset published or updated within a month',
          other: '# datasets published or updated within a month',
        }),
      news: ({ count }) =>
        plural('en', count, {
          one: '# news item or story within a month',
          other: '# news items and stories within a month',
        }),
    },
    submit: 'Subscribe',
    emailHint: 'We send a confirmation there, then each issue.',
    interest: 'Main interest',
    jobTitle: 'Professional status',
    employeeType: 'Sector',
    specialization: 'Specialisation',
    region: 'Region',
    generalInterest: 'Other interests',
    organization: 'Organisation',
    purpose: 'We use your details only to send you the newsletter and put your interests first.',
    privacy:
      'The legal basis is your consent, which you give when you confirm. We keep your details encrypted until you unsubscribe, then delete them, except the date and a code that does not reveal your address, which we keep for two years; a subscription that is not confirmed is deleted after 30 days. You can ask to see, correct or delete them, and withdraw your consent at any time with the link in every email.',
    expired: {
      title: 'This receipt is no longer shown',
      text: 'Nothing about your subscription has changed. If you have not confirmed it yet, use the link in our email to you, or subscribe again below.',
    },
    receipt: {
      title: 'Now confirm your subscription',
      text: 'We will send a confirmation message to the address you gave. Your subscription does not begin until you confirm it from there. Quote the number below if you write to us about it.',
      pendingTitle: 'Registering your subscription',
      pendingText:
        'What you wrote is safe and will be registered within five minutes. We then send the confirmation message to the address you gave.',
      number: 'Subscription number',
      again: 'Subscribe with another address',
      back: 'Media centre',
      next: {
        title: 'What happens next',
        open: {
          title: 'Check your email',
          text: 'Look for a message with the subject “Confirm your newsletter subscription”, and check your junk folder too. We send it once a day: if you subscribed more than once today, the first one is enough.',
        },
        confirm: {
          title: 'Confirm',
          text: 'Open the link in it within seven days, and press the button there.',
        },
        read: {
          title: 'Read the newsletter',
          text: 'It comes in the first week of every month, and every issue has a link to unsubscribe.',
        },
      },
    },
    link: {
      confirm: {
        title: 'Did you ask for the newsletter?',
        text: 'Your subscription to the monthly newsletter begins when you press the button. If it was not you who asked for it, close this page and you will receive nothing.',
      },
      confirmed: {
        title: 'You are subscribed',
        text: 'The newsletter comes in the first week of every month, starting with the next issue. You can unsubscribe at any time with the link in every message.',
      },
      gone: {
        title: 'Nothing to confirm',
        text: 'This subscription has already ended or been deleted. If you would like the newsletter, subscribe again.',
      },
      confirmExpired: {
        title: 'This link does not work',
        text: 'It may be incomplete, or more than seven days old. Subscribe again and we will send you another.',
      },
      leave: {
        title: 'Unsubscribe from the newsletter?',
        text: 'When you press the button, we delete your address and what you told us from the newsletter’s list. We do not ask why.',
      },
      left: {
        title: 'You have unsubscribed',
        text: 'We have deleted your address and what you told us from our list. You will receive no more issues, except one that may already be on its way. If you change your mind, subscribe again.',
      },
      leaveUnknown: {
        title: 'This link cannot unsubscribe you',
        text: 'It may be incomplete. Open it from our latest message to you, or ask us with the contact form.',
      },
    },
    button: {
      confirm: 'Confirm my subscription',
      leave: 'Unsubscribe',
    },
    leftPlain: 'Your subscription to the newsletter has ended.',
    failed: {
      title: 'We could not do this just now',
      text: 'Nothing about your subscription has changed. Wait a little, then press the button again.',
    },
    subscribe: 'Go to the subscription form',
    contact: 'Contact form',
    mail: {
      subject: 'Confirm your newsletter subscription',
      greeting: 'Hello,',
      text: 'We were asked to subscribe this address to our monthly newsletter, under the number {{reference}}.',
      confirm:
        'Open this link and press the button there to begin the subscription. The link works for seven days:',
      ignore:
        'If you did not ask for it, ignore this message and you will not receive the newsletter.',
      leave: 'To end the subscription at any time, open this link:',
    },
  },
} as const satisfies Shape<typeof arNewsletter>
