import {
  achievementsSource,
  agreementsSource,
  dictionarySource,
  questionsSource,
  serviceLevelsSource,
} from './content'
import { usefulnessAndRatingsSource } from './feedback'
import { teamsByRegionSource } from './regions'
import { requestsAndRepliesSource } from './requests'
import { searchesWithoutResultsSource } from './searches'
import type { Source } from './source'
import { workingDaysSource } from './working-days'

/** Sources by the slug of their dataset. */
export const sources: Readonly<Record<string, Source>> = {
  achievements: achievementsSource,
  dictionary: dictionarySource,
  questions: questionsSource,
  'framework-agreements': agreementsSource,
  'requests-and-replies': requestsAndRepliesSource,
  'searches-without-results': searchesWithoutResultsSource,
  'service-levels': serviceLevelsSource,
  'teams-by-region': teamsByRegionSource,
  'usefulness-and-ratings': usefulnessAndRatingsSource,
  'working-days': workingDaysSource,
}
