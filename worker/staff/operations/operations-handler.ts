import { translators } from '#client/translators.ts'
import type { StaffHandler } from '../staff-handler'
import { loadOperations } from './load-operations'

export const operationsHandler: StaffHandler = {
  load: async (request) => ({
    page: 'operations',
    title: translators[request.locale]('deskOperations.title'),
    data: await loadOperations(request),
  }),
}
