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
    filesTooLarge:
      'The files are larger than 10 MB together. Remove one and send it in another request.',
    fileType:
      '{{name}}: this type of file is not accepted. Attach a PDF, Word (.docx) or Excel (.xlsx) file, or a JPG or PNG image.',
    fileEmpty: '{{name}}: the file is empty. Save it again in its program and attach that file.',
    fileTooLarge:
      '{{name}}: the file is larger than 5 MB. Make its pictures smaller or split it, and attach the result.',
    fileContent:
      '{{name}}: the content of the file is of another type than its name says. Open it in its program, save it as PDF, Word, Excel, JPG or PNG, and attach that file.',
    fileMacros:
      '{{name}}: the file contains macros, which we do not accept. Save it without macros (.docx or .xlsx) and attach that file.',
    filePixels:
      '{{name}}: the picture has more than 100 megapixels. Make it smaller and attach the result.',
    fileBroken:
      '{{name}}: the file is damaged or incomplete. Save it again in its program and attach that file.',
    fileExpands:
      '{{name}}: the file is too large once unpacked. Save it with fewer pages or sheets, or as PDF, and attach that file.',
    phoneExtension:
      'Write the number without its extension, and give the extension in the description',
    code: 'Enter the six digits from our email',
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
    emailHint:
      'We send your reference number here and email you when your request changes. You read the reply on the request status page.',
    inquiryEmailHint: 'The email address you gave in the request.',
    message: 'Message',
    messageHint: '10 to 4,000 characters. Do not include an identity or bank account number.',
    ticketNumber: 'Reference number',
    ticketNumberHint: 'Such as INFO-1234; you will find it in the confirmation email.',
    requestType: 'What you need',
    requestDetails: 'Request details',
    requestDetailsHint: 'Which data, for which period and in which format. 10 to 4,000 characters.',
    orgName: 'Organiser',
    orgNameHint: 'Its name as registered.',
    contactName: 'Contact person',
    contactNameHint: 'The person we should write to.',
    phone: 'Telephone number',
    phoneHint: 'Such as 0512345678; from abroad, with the country code.',
    eventName: 'Name of the event',
    eventDate: 'Date of the event',
    eventDateHint: 'Day, month and year (Gregorian), such as 27/3/2030.',
    eventDescription: 'About the event',
    eventDescriptionHint:
      'Topic, city or link, co-organisers, who will attend and how many, and when and for how long you want us to take part. 10 to 4,000 characters.',
    participationType: 'Type of participation',
    attachments: 'Attachments',
    attachmentsHint:
      'A picture or a document that shows what you mean, if you have one. Up to 5 files: PDF, Word, Excel, JPG or PNG, 5 MB each and 10 MB together.',
    eventFilesHint:
      'The programme and the speakers’ names, if they are ready. Up to 5 files: PDF, Word, Excel, JPG or PNG, 5 MB each and 10 MB together.',
    files: {
      choose: 'Choose files',
      size: '{{megabytes}} MB',
      remove: 'Remove',
      removed: '{{name}} was removed.',
      replaced: '{{name}} replaced the earlier file with the same name.',
    },
    filesLost: 'Choose the files again: they are not kept when the page reloads.',
    privacy: {
      purpose: 'We use your details to reply to your request and follow it up.',
      title: 'How we use your data',
      text: 'The legal basis is your request itself and the authority’s duties. We keep your details encrypted for two years after your request is closed. You can ask to see, correct or delete them.',
      link: 'Privacy policy',
    },
    captcha: {
      title: 'A quick check',
      hint: 'This stops automated messages. Write the result as a number.',
      passed: 'You have passed the check and do not need to repeat it.',
      workOnly:
        'Your browser makes this check if JavaScript is on. If it is off, wait, then send the form again.',
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
    title: 'We have received your request',
    pendingTitle: 'Your request is being registered',
    text: 'We will send a confirmation to your email. Keep the reference number to track the request.',
    pendingText:
      'Your request is saved and is being registered. It will appear on the status page within five minutes. We then email you a confirmation. Keep the reference number.',
    number: 'Reference number',
    requestType: 'Request type',
    submitted: 'Sent',
    due: 'Reply due',
    dueHint: 'Three working days; Friday, Saturday and public holidays do not count.',
    follow: 'Track your request',
    copy: {
      label: 'Copy the number',
      copied: 'Copied',
      failed: 'The number could not be copied. Select it and copy it yourself.',
    },
    another: 'Start a new form',
    shared:
      'On a shared computer, close this window before you leave: the browser may show others what you typed.',
    next: {
      title: 'What happens next',
      read: { title: 'We read it', text: 'We pass it to the department responsible.' },
      ask: {
        title: 'We may ask for more information',
        text: 'We email you, and you add it on the request status page.',
      },
      reply: {
        title: 'We reply',
        text: 'We email you when the reply is ready. You read it on the request status page.',
      },
    },
    expired: {
      title: 'This receipt has expired',
      text: 'We have your request. Track it with its reference number. To send another, use the form below.',
    },
  },
} as const satisfies Shape<typeof arForms>
