import { plural } from '#domain/messages/plural'
import type { Shape } from '#domain/messages/shape'
import type { arDeskTeams } from './ar'

export const enDeskTeams = {
  deskTeams: {
    title: 'Teams',
    lead: 'A request is referred to a team with a due date of its own, and stands in the list of its members until they return it to its officer.',
    create: 'New team',
    nameAr: 'Name in Arabic',
    nameEn: 'Name in English',
    members: 'Members',
    membersHint: 'Members are chosen from case officers and supervisors who have logged in before.',
    noOfficers: 'Nobody who could be chosen has logged in yet.',
    referred: ({ count }) =>
      count === 0
        ? 'No request is referred to it now'
        : plural('en', count, {
            one: '1 request is referred to it now',
            other: '# requests are referred to it now',
          }),
    add: 'Add the team',
    save: 'Save',
    saveOf: 'Save {{name}}',
    remove: 'Remove',
    removeOf: 'Remove {{name}}',
    nameIssue: 'Write a name of 2 to 80 characters, in English with a Latin letter or a digit.',
    problems: {
      invalid: 'The team was not saved: correct the marked fields.',
      taken: 'The team was not added: another one has this English name.',
      changed:
        'Nothing was changed: a colleague changed this team in the meantime. What you typed is still in the form.',
      used: 'The team was not removed: requests are still referred to it. Return each of them first.',
    },
  },
} as const satisfies Shape<typeof arDeskTeams>
