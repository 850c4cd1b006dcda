import type { Translate } from '#domain/messages/translate'
import type { AgreementPayload } from '#domain/payloads/agreements'
import { usePage } from '../../i18n'
import { Toc } from '../../ui/page/toc'

/** Links to the sections of the page: a row, on phones a bar that stays in view. */
export function AgreementContents({ of }: { of: AgreementPayload }) {
  const { t } = usePage()
  return <Toc className="toc-bar" contents={listSections(of, t)} />
}

/** The sections of the page that have content, in order. */
function listSections(of: AgreementPayload, t: Translate) {
  return [
    {
      id: 'windows',
      title: t(`agreements.page.${of.figure.type === 'closed' ? 'closedTerm' : 'windows'}`),
    },
    of.joining && { id: 'join', title: t('agreements.join.title') },
    { id: 'scope', title: t('agreements.scope') },
    of.priceReview && { id: 'prices', title: t('agreements.page.prices') },
    of.steps.length > 0 && { id: 'buy', title: t('agreements.page.buy') },
    of.cohorts.length > 0 && { id: 'contractors', title: t('agreements.contractors') },
    { id: 'documents', title: t('agreements.page.documents') },
    of.history.length > 0 && { id: 'history', title: t('agreements.page.history') },
    of.related.length > 0 && { id: 'related', title: t('agreements.page.related') },
  ].filter((part) => part !== false && part !== null && part !== '')
}
