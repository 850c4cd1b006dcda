import type { Body } from '#domain/content/kinds'
import { joiningWindows } from '#domain/content/services/joining-windows'
import type { ContentProblem, EntryRow, FieldProblem } from './content-problem'

/** Checks the numbers of contractors against each other, the windows and the changes of an agreement. */
export function checkAgreements(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ kind, locale }) => kind === 'agreement' && locale === 'ar')
    .flatMap(({ slug, body }) =>
      findProblems(slug, body as Body<'agreement'>).map((problem) => ({
        path: `agreement/${slug}.yaml`,
        ...problem,
      })),
    )
}

function findProblems(own: string, agreement: Body<'agreement'>): FieldProblem[] {
  const { contractors, smallFirms, related, history, term } = agreement
  const early = history.find(({ date }) => date < term.start)
  return [
    ...checkCohorts(agreement),
    ...when((smallFirms ?? 0) > contractors, 'smallFirms', 'There are more than contractors'),
    ...when(related.includes(own), 'related', 'An agreement does not name itself'),
    ...when(early !== undefined, 'history', `${early?.date} is before the start`),
  ]
}

function checkCohorts({ cohorts, contractors, term }: Body<'agreement'>): FieldProblem[] {
  if (!cohorts) return []
  const joined = cohorts.windows.reduce((sum, count) => sum + count, cohorts.signing)
  const windows = joiningWindows(term).length
  return [
    ...when(
      joined !== contractors,
      'cohorts',
      `The cohorts are ${joined} contractors and not ${contractors}`,
    ),
    ...when(
      cohorts.windows.length > windows,
      'cohorts.windows',
      `There are only ${windows} windows`,
    ),
  ]
}

function when(isWrong: boolean, field: string, reason: string): FieldProblem[] {
  return isWrong ? [{ field, reason }] : []
}
