import { listPublishedVersions } from '#db/datasets/versions'
import { listEntries } from '#db/entries/entries'
import { newestChange } from '#domain/content/entry'
import { findAxis } from '#domain/content/services/almanac-axis'
import { agreementStatus, agreementTypes } from '#domain/content/services/joining-windows'
import { riyadhDate } from '#domain/dates/calendar'
import type { Translate } from '#domain/messages/translate'
import { fillPath, routePath } from '#domain/site/routes'
import { type Loader, type LoaderDeps, loadFormat } from '../../payloads/loader'
import { applyFacets, type FacetDefinition } from '../facets'
import { listHead } from '../list-head'
import {
  type AgreementEntry,
  type AgreementTextDeps,
  compareByWindow,
  describeAxis,
  isJoinable,
  toNamed,
} from './agreement-texts'

/** `upcoming` is no option; `joining` agreements also count as `running`. */
const offeredStatuses = ['running', 'joining', 'ended'] as const

export const loadFrameworkAgreements: Loader<'frameworkAgreements'> = async (deps, params) => {
  const { db, locale, now, t } = deps
  const [agreements, format, file] = await Promise.all([
    listEntries(db, 'agreement', locale, now),
    loadFormat(deps),
    findAgreementsFile(deps),
  ])
  const today = riyadhDate(now)
  const list = routePath('frameworkAgreements', locale)
  const modified = newestChange(agreements)
  const part = applyFacets(agreements, facetsOf(t, today), params, list)
  if (modified === null || !part) return null
  const { shown, facetedList, labels } = part
  const texts = { format, today }
  const rows = shown.map((one) => ({ ...toNamed(one, texts), changed: one.updatedAt }))
  return {
    modified: format.date(modified),
    facetedList,
    ...describeAll(agreements, texts),
    file,
    agreements: rows.toSorted(compareByWindow),
    head: listHead(deps, 'frameworkAgreements', labels, 1),
  }
}

/** Path of the newest CSV file of the agreements; null before the first version. */
export async function findAgreementsFile({ db }: Pick<LoaderDeps, 'db'>): Promise<string | null> {
  const slug = 'framework-agreements'
  const versions = await listPublishedVersions(db, slug)
  return versions.length > 0 ? `${fillPath('dataset', { slug })}/latest.csv` : null
}

/** Parts of the page that are the same whatever is filtered. */
function describeAll(agreements: readonly AgreementEntry[], deps: AgreementTextDeps) {
  const axis = findAxis(agreements.map(({ body }) => body.term))
  const joinable = agreements.map((one) => toNamed(one, deps)).filter(isJoinable)
  const [next = null, ...later] = joinable.toSorted(compareByWindow)
  return { axis: describeAxis(axis, deps), next, later: later.slice(0, 3) }
}

function facetsOf(t: Translate, today: string): FacetDefinition<AgreementEntry>[] {
  return [
    {
      name: 'type',
      title: t('agreements.type'),
      options: agreementTypes.map((value) => ({ value, label: t(`agreements.types.${value}`) })),
      has: ({ body }, value) => body.term.type === value,
    },
    {
      name: 'status',
      title: t('agreements.status'),
      options: offeredStatuses.map((value) => ({
        value,
        label: t(`agreements.statuses.${value}`),
      })),
      has: ({ body }, value) => {
        const status = agreementStatus(body.term, today)
        return status === value || (value === 'running' && status === 'joining')
      },
    },
  ]
}
