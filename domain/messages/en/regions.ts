import type { arRegions } from '../ar/regions'
import { plural } from '../plural'
import type { Shape } from '../shape'

export const enRegions = {
  regions: {
    title: ({ count }) =>
      plural('en', count, {
        one: 'One team in thirteen regions',
        other: '# teams in thirteen regions',
      }),
    lead: 'Each dot is an efficiency team in a government entity, in the region where the entity has its seat. Choose a region to see what its teams work on, their agreements and their stories.',
    map: 'Simplified map of the thirteen regions of the Kingdom, each with a dot for every team',
    key: 'One team',
    simplified: 'Drawn in straight lines to show where regions lie; not a reference for borders.',
    sample:
      'How the teams are spread over the regions is an example; their total is the one announced among the achievements.',
    teams: ({ count }) => plural('en', count, { one: 'one team', other: '# teams' }),
    teamsUnit: ({ count }) =>
      plural('en', count, { one: 'efficiency team', other: 'efficiency teams' }),
    share: 'of {{total}} in the whole Kingdom',
    dotsLabel: '{{name}}: {{teams}}, one dot each',
    table: {
      title: 'The regions in a table',
      caption: 'Number of teams, agreements in use and stories in each region',
      region: 'Region',
      dots: 'Teams: one dot each, ten to a block',
      teams: 'Teams',
      agreements: 'Agreements',
      stories: 'Stories',
      total: 'Total',
      note: 'In the total an agreement counts once, however many regions use it. Stories that belong to no one region are not counted.',
      file: 'This table as CSV',
      dataset: 'The dataset',
    },
    page: {
      work: 'What the teams work on',
      agreements: 'Framework agreements in force and in use',
      agreementsAll: 'All framework agreements',
      stories: 'Stories from the region',
      storiesAll: 'All success stories',
      noStories: 'No story from this region has been published yet.',
      reach: 'How to reach a team',
      reachText:
        'Write to us with the region and the name of the entity, and we pass your question on to its team. Members of teams have a platform for their work.',
      ask: 'Ask about the teams of the region',
      platform: 'Efficiency teams platform',
      neighbours: 'Neighbouring regions',
      title: '{{name}}: efficiency teams',
      redSea: 'Red Sea',
      gulf: 'Arabian Gulf',
      outline:
        'Simplified outline of the region with a dot for every team. {{teams}}, one dot each',
    },
  },
} as const satisfies Shape<typeof arRegions>
