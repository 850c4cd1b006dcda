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
      disabled: 'The account is disabled and its sessions have ended.',
      enabled: 'The account is enabled again.',
      assigned: 'Assigned.',
      moved: 'Done. The email goes out in ten seconds:',
      undone: 'The step is undone, and no email was sent.',
      tooLate: 'It is too late to undo: the email was sent, or the request has changed since.',
      taken: 'A colleague took this request before you.',
      noted: 'The note was added.',
      undo: 'Undo',
      none: 'Nothing changed: no open request matches your choice.',
      decided: 'Your decisions were carried out.',
      heldAgain: 'Held again, and the former decision is undone.',
      takenBack: 'The text was withdrawn and is no longer shown.',
      drafted: 'The draft was sent to the moderator.',
      released: 'The answer is published in the disclosure log.',
      sentBack: 'The draft was sent back to its author with the reason.',
      withdrawn: 'The answer was withdrawn from the log; its address now says that it is gone.',
    },
    keys: {
      title: 'Shortcuts',
      close: 'Close the list of shortcuts',
      move: 'Next, previous',
      open: 'Open the request',
      assign: 'Assign to me',
      select: 'Select',
      next: 'Take next request',
      step: 'Choose the step',
      template: 'Templates',
      note: 'Internal note',
      send: 'Send',
      undo: 'Undo within ten seconds',
      find: 'Find',
      queue: 'Requests',
      moderation: 'Moderation',
      performance: 'Performance',
      on: 'Use single-key shortcuts',
    },
  },
} as const satisfies Shape<typeof arStaff>
