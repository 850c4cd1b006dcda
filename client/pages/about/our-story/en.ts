import type { Shape } from '#domain/messages/shape'
import type { arOurStory } from './ar'

export const enOurStory = {
  ourStory: {
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
      'Six objectives guide our work. Each year, once approved, we publish six indicators of the main results.',
    results: 'Annual achievements in open data',
    alignment: 'Saudi Vision 2030',
    awards: 'Awards',
    awardsLead: 'Recognition the authority has received, newest first.',
    earlierAwards: 'Earlier awards',
    more: 'Leadership, structure and careers',
  },
} as const satisfies Shape<typeof arOurStory>
