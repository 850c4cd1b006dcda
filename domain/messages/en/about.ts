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
    tasksLead: 'The tasks of the authority in its work with government entities.',
    objectives: 'Strategic objectives',
    objectivesLead: 'Six objectives, measured and published every year.',
    alignment: 'Saudi Vision 2030',
    awards: 'Awards',
    awardsLead: 'Recognition the authority has received, the latest first.',
    more: 'Meet those who lead this work',
  },
  directors: {
    drawn: 'The portraits are drawings, not photographs.',
    members: 'Members of the board',
    duties: 'What the board does',
    meetings: 'Meetings',
    conduct: 'Disclosure and conflicts of interest',
    committees: 'Board committees',
    committeesLead: 'Committees study what goes to the board and make recommendations to it.',
    chair: 'Chair',
    committeeMembers: 'Members',
  },
  orgStructure: {
    chart: 'The structure as a tree',
    chartLead: 'Choose a unit to read what it does.',
    descriptions: 'What each unit does',
    head: 'Headed by',
    holder: 'Held by',
    departments: 'Departments',
    openAll: 'Open all sectors',
    count: ({ count }) => plural('en', count, { one: '# department', other: '# departments' }),
  },
  executives: {
    biography: 'Biography',
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
