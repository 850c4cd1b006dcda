import type { arForms } from '../ar/forms'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enForms = {
  validation: {
    required: 'Required',
    invalid: 'Invalid input',
    name: 'Name field is required',
    email: 'Invalid email',
    date: 'Invalid date',
    url: 'Invalid URL',
    uuid: 'Invalid UUID',
    pastDate: 'Choose today or a later date',
    tooManyFiles: ({ count }) =>
      plural('en', count, { one: 'Attach at most # file', other: 'Attach at most # files' }),
    filesTooLarge: 'The files are larger than 10 MB together',
    fileType:
      '{{name}}: this type of file is not accepted. Attach a PDF, Word or Excel file, or a JPG or PNG image.',
    fileEmpty: '{{name}}: the file is empty',
    fileTooLarge: '{{name}}: the file is larger than 5 MB',
    fileContent: '{{name}}: the file does not match its name, or cannot be accepted',
    fileUnsafe:
      '{{name}}: the file holds something we cannot accept or check, such as macros, scripts, embedded files or a password. Print it to a new PDF (Print, then “Save as PDF”) and attach that file.',
    code: 'Enter the six digits of our email',
    captchaBox: 'Please check the reCAPTCHA box to proceed',
    robot: 'Please verify that you are not a robot',
    tooShort: ({ count }) =>
      plural('en', count, {
        one: 'Enter at least # character',
        other: 'Enter at least # characters',
      }),
    tooLong: ({ count }) =>
      plural('en', count, {
        one: 'Enter at most # character',
        other: 'Enter at most # characters',
      }),
    tooFew: ({ count }) =>
      plural('en', count, { one: 'Choose at least # option', other: 'Choose at least # options' }),
    tooMany: ({ count }) =>
      plural('en', count, { one: 'Choose at most # option', other: 'Choose at most # options' }),
    tooLow: ({ count }) => `Enter ${count} or more`,
    tooHigh: ({ count }) => `Enter ${count} or less`,
    multiple: ({ count }) => `Enter a multiple of ${count}`,
  },
  failure: {
    submit: 'Failed to submit the form. Please try again.',
    inquiry: 'Failed to fetch the inquiry status. Please try again.',
    request: 'The request could not be changed. Please try again.',
    subscribe: 'An error occurred while subscribing. Please try again.',
    incident: 'Incident number',
  },
  form: {
    error: 'Error:',
    optional: 'optional',
    choose: 'Choose',
    allRequired: 'Every field is required.',
    someOptional: 'Fields are required unless marked as optional.',
    feedbackInNewTab:
      'The result opens in a new tab, so what you have typed in this page’s form stays.',
    problems: ({ count }) =>
      plural('en', count, {
        one: 'There is #\u00a0problem in the form',
        other: 'There are #\u00a0problems in the form',
      }),
    correct: 'Select each error to go to its field, correct it, then send the form again.',
    failed: 'The form was not sent',
    sending: 'Sending…',
    mainType: 'Request type',
    type: 'Subject',
    fullName: 'Full name',
    fullNameHint: 'As you would like us to address you.',
    email: 'Email',
    emailHint: 'We send the reference number and the reply there.',
    inquiryEmailHint: 'The email address you gave in the request.',
    message: 'Message',
    messageHint: '10 to 4,000 characters. Do not include an identity or bank account number.',
    ticketNumber: 'Reference number',
    ticketNumberHint: 'Such as INFO-1234; you will find it in the confirmation email.',
    requestType: 'What you need',
    requestDetails: 'Request details',
    requestDetailsHint: 'Which data, over what period and for what, in 10 to 4,000 characters.',
    orgName: 'Organiser',
    orgNameHint: 'Its name as registered.',
    contactName: 'Contact person',
    contactNameHint: 'The person we write to about it.',
    phone: 'Telephone number',
    phoneHint: 'Such as 0512345678; from abroad, with the country code.',
    eventName: 'Name of the event',
    eventDate: 'Date of the event',
    eventDescription: 'About the event',
    eventDescriptionHint:
      'Its subject, its city or link, who else organises it, who comes and how many, and when and how long we would take part, in 10 to 4,000 characters.',
    participationType: 'Type of participation',
    attachments: 'Attachments',
    attachmentsHint:
      'The programme and the speakers’ names, if they are ready. Up to 5 files: PDF, Word, Excel, JPG or PNG, 5 MB each and 10 MB together.',
    files: {
      choose: 'Choose files',
      size: '{{megabytes}} MB',
      remove: 'Remove',
      removed: '{{name}} was removed.',
      replaced: '{{name}} took the place of the earlier file of that name.',
    },
    filesLost: 'Choose the files again: they are not kept when the page reloads.',
    privacy: {
      purpose: 'We use what you write here to answer and follow up your request.',
      title: 'How we use your data',
      text: 'The legal basis is the authority’s mandate. What you write is kept encrypted for two years after the request has ended, and you may ask to see, correct or delete it.',
      link: 'Privacy policy',
    },
    captcha: {
      title: 'A quick check',
      hint: 'It keeps automated messages out. Write the result as a number.',
      passed: 'You have passed the check and need not repeat it.',
      label: 'I am not a robot',
      verifying: 'Checking…',
      verified: 'Checked',
      todo: {
        sum: 'Write the result of the sum below.',
        box: 'Tick the box “I am not a robot” below.',
        provider: 'Complete the check below.',
        again: 'The check runs by itself when you send the form: send it again.',
      },
    },
  },
  receipt: {
    title: 'We have your request',
    pendingTitle: 'Your request is being registered',
    text: 'We will send a confirmation to your email. Keep the reference number to track the request.',
    pendingText:
      'Your request is safe and is being registered now. It appears on the status page within five minutes, and a confirmation then reaches your email. Keep the reference number.',
    number: 'Reference number',
    requestType: 'Request type',
    submitted: 'Sent',
    due: 'Reply due',
    dueHint: 'Three working days; Friday, Saturday and public holidays do not count.',
    follow: 'Track your request',
    copy: {
      label: 'Copy the number',
      copied: 'Copied',
      failed: 'It could not be copied. Select the number and copy it.',
    },
    another: 'Fill in a new form',
    next: {
      title: 'What happens next',
      read: { title: 'We read it', text: 'We pass it to the right department.' },
      ask: { title: 'We may ask for more', text: 'By email.' },
      reply: {
        title: 'You get the reply',
        text: 'By email. Until then, the status page shows where your request stands.',
      },
    },
    expired: {
      title: 'This receipt has expired',
      text: 'Your request is safe with us: track it with its reference number. To send another one, use the form below.',
    },
  },
} as const satisfies Shape<typeof arForms>
