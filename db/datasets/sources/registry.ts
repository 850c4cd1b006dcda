import { achievements, agreements, dictionary, questions, serviceLevels } from './content'
import { usefulnessAndRatings } from './feedback'
import { teamsByRegion } from './regions'
import { requestsAndReplies } from './requests'
import { searchesWithoutResults } from './searches'
import type { Source } from './source'
import { workingDays } from './working-days'

/** Sources by the slug of their dataset. */
export const sources: Readonly<Record<string, Source>> = {
  achievements,
  dictionary,
  questions,
  'framework-agreements': agreements,
  'requests-and-replies': requestsAndReplies,
  'searches-without-results': searchesWithoutResults,
  'service-levels': serviceLevels,
  'teams-by-region': teamsByRegion,
  'usefulness-and-ratings': usefulnessAndRatings,
  'working-days': workingDays,
}
