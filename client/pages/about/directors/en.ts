import type { Shape } from '#domain/messages/shape'
import type { arDirectors } from './ar'

export const enDirectors = {
  directors: {
    members: 'Members of the board',
    attended: ({ attended, held, year }) => `Attended ${attended} of ${held} meetings in ${year}`,
    duties: 'What the board does',
    meetings: 'Meetings',
    conduct: 'Disclosure and conflicts of interest',
    committees: 'Board committees',
    committeesLead:
      'Committees review matters before they go to the board and make recommendations.',
    chair: 'Chair',
    committeeMembers: 'Members',
  },
} as const satisfies Shape<typeof arDirectors>
