import type { arStaff } from '../ar/staff'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enStaff = {
  desk: {
    title: 'Desk',
    sections: 'Sections of the desk',
    find: 'Reference or whole email address',
    findSubmit: 'Find',
    profile: 'My profile',
    site: 'Public site',
    pages: {
      queue: 'Requests',
      moderation: 'Moderation',
      performance: 'Performance',
      accounts: 'Accounts',
      audit: 'Audit log',
    },
    roles: {
      case_officer: 'case officer',
      moderator: 'moderator',
      supervisor: 'supervisor',
      auditor: 'auditor',
    },
    forbidden: {
      title: 'Your account has no role that opens this page',
      text: 'It is open to these roles: {{roles}}. Roles are assigned in the single sign-on system, not on this site.',
    },
    statuses: {
      received: 'Received',
      in_review: 'In review',
      needs_information: 'Needs information',
      referred: 'Referred',
      answered: 'Answered',
      closed: 'Closed',
      rejected: 'Rejected',
      duplicate: 'Duplicate',
      withdrawn: 'Withdrawn',
    },
    due: {
      ahead: ({ count }) => plural('en', count, { one: '1 day left', other: '# days left' }),
      over: ({ count }) =>
        count === 0
          ? 'Past due'
          : plural('en', count, { one: '1 day overdue', other: '# days overdue' }),
      today: 'Due today',
      held: 'Paused',
      done: 'Finished',
    },
    notices: {
      disabled: 'The account is disabled, and its sessions have ended.',
      enabled: 'The account is enabled again.',
      assigned: 'Assigned.',
      moved: 'Done. The mail is sent in ten seconds:',
      undone: 'The step is undone, and no mail was sent.',
      tooLate: 'It is too late to undo: the mail was sent, or the request has changed since.',
      taken: 'Somebody else took this request before you.',
      noted: 'The note is added.',
      undo: 'Undo',
      none: 'Nothing changed: no open request matches your choice.',
      decided: 'The decisions are carried out.',
      takenBack: 'The text is withdrawn and no longer shown.',
      drafted: 'The draft is with the moderator.',
      released: 'The answer is published in the disclosure log.',
      sentBack: 'The draft is back with its author, with the reason.',
    },
    keys: {
      title: 'Shortcuts',
      close: 'Close the list of shortcuts',
      move: 'next, previous',
      open: 'open the request',
      assign: 'assign to me',
      select: 'select',
      next: 'take the next',
      step: 'choose the step',
      template: 'templates',
      note: 'internal note',
      send: 'send',
      undo: 'undo within ten seconds',
      find: 'find',
      queue: 'requests',
      moderation: 'moderation',
      all: 'this list',
      on: 'Single-key shortcuts are on',
    },
  },
} as const satisfies Shape<typeof arStaff>
