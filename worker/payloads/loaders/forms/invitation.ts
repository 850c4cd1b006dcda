import { addDays, addWorkingDays, riyadhDate, workingDaysToReply } from '#domain/dates/calendar'
import type { InvitationNotice } from '#domain/payloads/open'
import { type Loader, type LoaderDeps, loadFormat } from '../../loader'
import { readFormOptions } from './form-options'
import { pageIntroOf } from './page-intro'

const readText = pageIntroOf('invitation')

/** Weeks before the event; the text of the page says the same. */
const weeksBefore = { inside: 3, abroad: 6 } as const

export const loadInvitation: Loader<'invitation'> = async (deps) => {
  const [text, formOptions] = await Promise.all([readText(deps), readFormOptions(deps)])
  if (!text || !formOptions) return null
  const { lists, holidays } = formOptions
  return {
    ...text,
    participationTypes: lists.participationTypes,
    notice: await listNotice(deps, holidays),
  }
}

async function listNotice(
  deps: LoaderDeps,
  holidays: readonly string[],
): Promise<InvitationNotice[]> {
  const format = await loadFormat(deps)
  const today = riyadhDate(deps.now)
  const reply = addWorkingDays(today, workingDaysToReply, new Set(holidays))
  const weeks = (['inside', 'abroad'] as const).map((name) => {
    const count = weeksBefore[name]
    return { name, count, day: format.date(addDays(today, count * 7)) }
  })
  return [{ name: 'reply', count: workingDaysToReply, day: format.date(reply) }, ...weeks]
}
