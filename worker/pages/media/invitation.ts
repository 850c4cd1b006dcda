import type { InvitationNotice } from '#client/pages/media/invitation/payload.ts'
import { addDays, addWorkingDays, riyadhDate } from '#domain/dates/calendar'
import { workingDaysToReply } from '#domain/tickets/status'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { readFormOptions } from '../form-options'
import { readPageIntro } from '../page-text'

const weeksBefore = { inside: 3, abroad: 6 } as const

export const loadInvitation: Loader<'invitation'> = async (deps) => {
  const [text, formOptions] = await Promise.all([
    readPageIntro(deps, 'invitation'),
    readFormOptions(deps),
  ])
  if (!text || !formOptions) return null
  const { lists, holidays } = formOptions
  return {
    ...text,
    participationTypes: lists.participationTypes,
    notice: await listNotice(deps, holidays),
  }
}

async function listNotice(deps: LoaderDeps, dates: readonly string[]): Promise<InvitationNotice[]> {
  const format = await loadFormat(deps)
  const today = riyadhDate(deps.now)
  const holidays = new Set(dates)
  const notice = (name: InvitationNotice['name'], count: number, last: string) => ({
    name,
    count,
    day: format.date(last),
  })
  return [
    notice('reply', workingDaysToReply, addWorkingDays(today, workingDaysToReply, holidays)),
    ...(['inside', 'abroad'] as const).map((name) =>
      notice(name, weeksBefore[name], addDays(today, weeksBefore[name] * 7)),
    ),
  ]
}
