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
    lead: 'Efficiency teams work inside government entities in every region. Choose a region to see what its teams work on, the agreements they use and their stories.',
    map: 'Simplified map of the Kingdom’s thirteen regions, one dot per team',
    key: 'One team',
    simplified: 'The map is simplified. Do not use it as a reference for borders.',
    sample:
      'The number of teams in each region is illustrative. The total is the published figure for 2024.',
    teams: ({ count }) => plural('en', count, { one: 'one team', other: '# teams' }),
    teamsUnit: ({ count }) =>
      plural('en', count, { one: 'efficiency team', other: 'efficiency teams' }),
    share: 'of {{total}} in the whole Kingdom',
    squaresLabel: '{{name}}: {{teams}}, one square each',
    table: {
      title: 'The regions in a table',
      caption: 'Number of teams, agreements in use and stories in each region',
      region: 'Region',
      squares: 'Teams, one square each',
      teams: 'Teams',
      agreements: 'Agreements',
      stories: 'Stories',
      total: 'Total',
      note: 'The total counts each agreement once, however many regions use it. Stories that are not about one region are not counted.',
      file: 'Download table (CSV)',
      dataset: 'Open the dataset',
    },
    page: {
      work: 'What the teams work on',
      agreements: 'Framework agreements in force used in the region',
      agreementsAll: 'All framework agreements',
      stories: 'Stories from the region',
      storiesAll: 'All success stories',
      noStories: 'No story from this region has been published yet.',
      reach: 'How to reach a team',
      reachText:
        'Write to us with the region and the name of the entity, and we will pass your question to its team. Team members use the expenditure efficiency teams platform.',
      ask: 'Ask about the teams of the region',
      platform: 'Expenditure efficiency teams platform',
      others: 'Other regions',
      title: '{{name}}: efficiency teams',
      map: 'Map of the Kingdom with {{name}} marked. {{teams}}, one dot each',
    },
  },
} as const satisfies Shape<typeof arRegions>
