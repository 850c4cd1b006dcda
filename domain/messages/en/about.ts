import type { arAbout } from '../ar/about'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enAbout = {
  ourStory: {
    contents: 'On this page',
    intro: 'Who we are',
    vision: 'Our vision',
    mission: 'Our mission',
    goal: 'Our purpose',
    establishment: 'How we began',
    goals: 'Our goals',
    goalsLead: 'What we want our work to change in public spending.',
    tasks: 'What we do',
    tasksLead: 'What the authority does with government entities, from need to asset.',
    objectives: 'Strategic objectives',
    objectivesLead:
      'We measure each of the six objectives and publish its results once they are approved.',
    results: 'Results in open data',
    alignment: 'Saudi Vision 2030',
    awards: 'Awards',
    awardsLead: 'Recognition the authority has received, newest first.',
    earlierAwards: 'Earlier awards',
    more: 'Leadership, structure and careers',
  },
  directors: {
    drawn: 'The portraits are drawings, not photographs.',
    members: 'Members of the board',
    attended: ({ attended, held }) => `Attended ${attended} of ${held} meetings`,
    squares: 'Each square is a board meeting in {{year}}. Outlined squares are meetings missed.',
    duties: 'What the board does',
    meetings: 'Meetings',
    conduct: 'Disclosure and conflicts of interest',
    committees: 'Board committees',
    committeesLead:
      'Committees review matters before they go to the board and make recommendations.',
    chair: 'Chair',
    committeeMembers: 'Members',
  },
  orgStructure: {
    chart: 'Organisation chart',
    chartLead:
      'Choose a unit to read what it does. Offices that support the board have a dashed outline.',
    descriptions: 'What each unit does',
    head: 'Headed by',
    holder: 'Held by',
    departments: 'Departments',
    openAll: 'Open all sectors',
    count: ({ count }) => plural('en', count, { one: '# department', other: '# departments' }),
  },
  executives: {
    ofBoard: 'Reports to the board',
    biography: 'Biography',
    posts: 'Posts held',
    years: '{{from}} to {{to}}',
    since: 'Since {{from}}',
    square: 'Each square is a year.',
    responsibilities: 'Responsibilities',
    reporting: 'Units reporting here',
    place: 'Place in the organisation',
    contact: 'Contact',
    contactText:
      'Messages for executives are received through the contact page; we reply within three working days.',
    contactLink: 'Send a message',
    others: 'Other executives',
  },
} as const satisfies Shape<typeof arAbout>
