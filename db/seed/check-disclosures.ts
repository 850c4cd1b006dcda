import { mayIdentifyPerson } from '#domain/content/impersonal'
import type { Body } from '#domain/content/kinds'
import { findExemptionProblem } from '#domain/content/pages/disclosure'
import { matchRoute } from '#domain/site/routes'
import { readReference } from '#domain/tickets/reference'
import type { ContentProblem, EntryRow } from './content-problem'

/** Checks the records of the disclosure log beyond their own fields. */
export function checkDisclosures(rows: readonly EntryRow[]): ContentProblem[] {
  return rows
    .filter(({ kind, locale }) => kind === 'disclosure' && locale === 'ar')
    .flatMap((row) => {
      const body = row.body as Body<'disclosure'>
      return [
        ...checkSlug(row),
        ...checkExemption(body),
        ...checkDays(row, body),
        ...checkPaths(body),
      ].map((problem) => ({ path: `disclosure/${row.slug}.yaml`, ...problem }))
    })
}

type Found = Omit<ContentProblem, 'path'>

function checkSlug({ slug }: EntryRow): Found[] {
  const isPersonal = readReference(slug) !== null || mayIdentifyPerson(slug)
  return isPersonal
    ? [{ field: '', reason: 'The name of the file looks like a reference number' }]
    : []
}

function checkExemption({ outcome, exemption }: Body<'disclosure'>): Found[] {
  const problem = findExemptionProblem(outcome, exemption)
  const reasons = {
    missing: 'A refusal names its exemption',
    excess: `Nothing is withheld if the outcome is "${outcome}"`,
  }
  return problem ? [{ field: 'exemption', reason: reasons[problem] }] : []
}

function checkDays({ date }: EntryRow, { received }: Body<'disclosure'>): Found[] {
  return (date ?? '') < received ? [{ field: 'received', reason: 'Is after the answer' }] : []
}

function checkPaths({ pages }: Body<'disclosure'>): Found[] {
  return pages
    .filter(({ path }) => matchRoute(path.replace(/[?#].*/, '')) === null)
    .map(({ path }) => ({ field: 'pages', reason: `There is no page at "${path}"` }))
}
