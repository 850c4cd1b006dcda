import type { Translate } from '#domain/messages/translate'
import type { AgreementPayload } from '#domain/payloads/agreements'
import { usePage } from '../../i18n'

/** Links to the sections of the page. */
export function AgreementContents({ of }: { of: AgreementPayload }) {
  const { t } = usePage()
  return (
    <nav className="agreement-contents" aria-label={t('toc.title')}>
      <ul>
        {contentsOf(of, t).map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The sections of the page that have content, in order. */
function contentsOf(of: AgreementPayload, t: Translate) {
  return [
    {
      id: 'windows',
      title: t(`agreements.page.${of.figure.type === 'closed' ? 'closedTerm' : 'windows'}`),
    },
    of.joining && { id: 'join', title: t('agreements.join.title') },
    { id: 'scope', title: t('agreements.scope') },
    of.steps.length > 0 && { id: 'buy', title: t('agreements.page.buy') },
    of.cohorts.length > 0 && { id: 'contractors', title: t('agreements.contractors') },
    of.priceReview && { id: 'prices', title: t('agreements.page.prices') },
    { id: 'documents', title: t('agreements.page.documents') },
    of.history.length > 0 && { id: 'history', title: t('agreements.page.history') },
    of.related.length > 0 && { id: 'related', title: t('agreements.page.related') },
  ].filter((part) => part !== false && part !== null && part !== '')
}
