import type { arTickets } from '../ar/tickets'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enTickets = {
  inquiry: {
    lead: 'Track your request with its reference number and the email address you gave in it.',
    formTitle: 'Find your request',
    submit: 'Show the status',
    lost: {
      title: 'Lost your number?',
      mail: 'Search your email, and your junk folder, for the letters it begins with:',
      profile: 'Open your profile if you sent it with your account’s email address',
      write: 'Write to us with the same address',
    },
    delay: 'A new request may take up to five minutes to appear.',
    again: 'New Inquiry',
    first: 'Number of the earlier request:',
    timeline: 'Request history',
    stages: 'Stages of the request',
    submitted: 'Sent',
    due: 'Reply due',
    summary: 'Request summary',
    updated: 'Last updated',
    overdue: 'Overdue',
    expired: {
      title: 'This page has expired',
      text: 'For your privacy, results are shown for a short time only. Look up your request again.',
    },
    daysLeft: ({ count }) =>
      count === 0
        ? 'The reply is due today'
        : plural('en', count, { one: '# working day left', other: '# working days left' }),
    added: 'You added information here. For your privacy, its text is shown only after you log in.',
    dueLater: 'Set when your information arrives',
    late: 'Our reply is late, and we apologise. We are still working on your request.',
  },
  status: {
    received: {
      title: 'Received',
      text: 'We have received your request and will start reviewing it soon.',
    },
    in_review: {
      title: 'In review',
      text: 'The responsible department is reviewing your request.',
    },
    needs_information: {
      title: 'Waiting for information',
      text: 'We need information from you to continue. The history below says what we need.',
    },
    referred: {
      title: 'Referred',
      text: 'We have referred your request to the responsible entity and are following it up with them.',
    },
    answered: {
      title: 'Answered',
      text: 'We have replied to your request. You will find the reply in its history.',
    },
    closed: { title: 'Closed', text: 'The request is complete and closed.' },
    rejected: {
      title: 'Not accepted',
      text: 'We could not accept the request. You will find the reason in its history.',
    },
    duplicate: {
      title: 'Duplicate',
      text: 'We are already handling an earlier request about the same matter, so we have closed this one.',
    },
    withdrawn: { title: 'Withdrawn', text: 'The request was withdrawn as you asked.' },
  },
  tickets: {
    error: 'Error:',
    title: 'What you can do',
    otherLanguage: 'This text is in Arabic only.',
    proof: 'We first email a code to the address in the request, to check that it is yours.',
    withdraw: {
      title: 'Withdraw the request',
      text: 'If you no longer need a reply, withdraw the request and we stop working on it. You can reopen it within 30 days.',
      submit: 'Withdraw the request',
      done: 'We have withdrawn your request, as you asked.',
    },
    reopen: {
      title: 'Reopen the request',
      text: 'If the reply did not answer you, or you have changed your mind about withdrawing, reopen the request. It goes back to review, and we reply within three working days.',
      reason: 'Why you are reopening it',
      reasonHint: 'Tell us what the reply lacks or what has changed. 10 to 4,000 characters.',
      until: 'Available until the end of',
      submit: 'Reopen the request',
      done: 'We have reopened your request. The new reply date is in the summary.',
    },
    inform: {
      title: 'Add the information we asked for',
      text: 'Send us the information listed in the history below. Your request then goes back to review, and we reply within three working days.',
      submit: 'Add information',
      done: 'We have received your information, and your request is in review again. The new reply date is in the summary.',
    },
    files: {
      title: 'Files we attached',
      text: 'We have attached files that are shown to the sender of the request alone. Ask for a code by email, then download them from the request history.',
      submit: 'Show the files',
      done: 'The files are in the request history below, for 30 minutes.',
    },
    solved: {
      question: 'Was your request solved?',
      hint: 'One press is enough. You can change your answer until the end of',
      yes: 'Yes, it was solved',
      no: 'No, it was not',
      thanks: 'We have your answer, thank you',
      said: {
        yes: 'You said that your request was solved.',
        no: 'You said that your request was not solved.',
      },
      reopen: 'Reopen the request to have it looked at again',
      reopenElsewhere: 'To have it looked at again, find your request by its number and reopen it.',
      lookUp: 'Find the request',
      comment: 'A word, if you like',
      commentHint:
        'What helped, or what is still missing? The staff who handle requests read it. Up to 1,000 characters.',
      send: 'Send the word',
      commented: 'We have your words too.',
      change: { yes: 'Change my answer to: solved', no: 'Change my answer to: not solved' },
      closed: 'Closed on',
    },
    sentFiles: {
      title: 'Attached files',
      former: 'Files of the former text',
      waiting: ({ count }) =>
        plural('en', count, {
          one: 'One file is being checked for viruses and will be shown here after that.',
          other: '# files are being checked for viruses and will be shown here after that.',
        }),
      hidden: ({ count }) =>
        plural('en', count, {
          one: 'We have attached a file here. It is shown after you log in, or with a code that we email you.',
          other:
            'We have attached # files here. They are shown after you log in, or with a code that we email you.',
        }),
    },
    mailed: 'We have emailed a six-digit code to',
    confirm: {
      withdraw: 'Confirm with the code',
      reopen: 'The reason and the code',
      inform: 'Your information and the code',
      files: 'The code you got',
    },
    reopenedByUs:
      'We have reopened your request to review how we dealt with it, and will write to you with the result. You need not do anything.',
    amendments: {
      supplement: 'Addition to the reply',
      correction: 'Correction of the reply',
      replaced: 'Former text, replaced by a correction',
    },
    amended: {
      supplement:
        'We have added to our reply. You will find the addition below it in the history. Added on:',
      correction:
        'We have corrected our reply. The corrected text in the history is the valid one. Corrected on:',
    },
    information: 'What we asked you for',
    reply: 'Your information',
    code: 'Code',
    codeHint: 'Six digits from our email. The code works once, within 30 minutes.',
    codeWrong: 'This is not the code we sent. Check our latest email.',
    codeSpent: 'This code was tried five times and no longer works. Ask for a new one.',
    codeExpired: 'The code has expired. Ask for a new one.',
    again: {
      title: 'Did not get the code?',
      text: 'Look in your junk folder, or ask for a new code, which replaces the one before.',
      lost: 'What you wrote above will then be lost.',
      submit: 'Send a new code',
    },
    back: 'Back to the request without changes',
    refused: {
      codes:
        'We have sent three codes for this request within an hour, which is as many as we send. Try again in an hour.',
      mails:
        'We have reached today’s email limit for this address, so we cannot send a code now. Try again tomorrow, or use another of our channels.',
      moved:
        'The status of the request has changed since you opened this page, so no change was made. This is its status now.',
    },
    unsent: {
      title: 'What you wrote was not sent',
      text: 'Copy it before you leave this page, then look your request up again to send it.',
      label: 'What you wrote',
    },
  },
} as const satisfies Shape<typeof arTickets>
