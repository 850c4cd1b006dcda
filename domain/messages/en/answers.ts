import type { arAnswers } from '../ar/answers'
import type { Shape } from '../shape'

export const enAnswers = {
  answer: {
    limited:
      'There were too many attempts in a short time. Wait a few minutes, then send it again; what you wrote is kept below.',
    busy: 'Many files are reaching us at the same moment. What you wrote is kept below; wait half a minute, then send it with your files.',
    otherContent:
      'This form was already sent with different content. Check what you wrote, then send it again.',
    manyComments:
      'You, or others on your network, have reached today’s limit. What you wrote is kept below; save it and send it tomorrow.',
    kept: 'What you wrote is kept below. If this happens again, contact us and give the incident number.',
    unfound: {
      title: 'We found no request with this number and email',
      ticketNumber: 'Check that it is the number in our confirmation email.',
      email: 'Check that it is the address you gave in the request.',
      advice: 'If both are right and you sent the request more than five minutes ago, contact us.',
    },
    sum: {
      question: 'What is {{left}} + {{right}}?',
      wrong: 'The result was not right. This is a new question: write its result as a number.',
    },
    stepUp: {
      form: 'Many messages are reaching us from your network. What you wrote is kept: complete this check, then send it again.',
      either:
        'If others use the same network, you need not wait: complete the check below, then send it again.',
      sum: 'Many answers have reached us from your network today. Yours is kept: write the result of the sum, then send it.',
      browser:
        'Many answers have reached us from your network today. Your browser is making a short check, which may take a few seconds.',
    },
    captcha: {
      seen: '{{party}} runs this check and sees your network address and browser for it.',
      unseen:
        'The check is made when you send the form. {{party}} runs it and sees your network address and browser for it.',
      cloudflare: 'Cloudflare',
      google: 'Google',
    },
  },
} as const satisfies Shape<typeof arAnswers>
