import { achievementsChart } from './achievements'
import { agreementsChart } from './agreements'
import { questionsChart, termsChart } from './categories'
import type { DescribeChart } from './chart-source'
import { regionsChart } from './regions'
import { requestsChart } from './requests'
import { serviceLevelsChart } from './service-levels'
import { searchesChart, usefulnessChart } from './visitors'
import { workingDaysChart } from './working-days'

/** Charts by the slug of their dataset; a dataset may have none. */
export const charts: Readonly<Record<string, DescribeChart>> = {
  achievements: achievementsChart,
  dictionary: termsChart,
  questions: questionsChart,
  'framework-agreements': agreementsChart,
  'requests-and-replies': requestsChart,
  'searches-without-results': searchesChart,
  'service-levels': serviceLevelsChart,
  'teams-by-region': regionsChart,
  'usefulness-and-ratings': usefulnessChart,
  'working-days': workingDaysChart,
}
