import type { Translate } from '#domain/messages/translate'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Changes } from '../../../ui/page/history'
import { Toc } from '../../../ui/page/toc'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { ArrowLink, RecordLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { AgreementState } from '../framework-agreements/agreement-state'
import { Join } from '../framework-agreements/join'
import { AgreementHero } from './hero'
import type { AgreementPayload } from './payload'
import {
  AgreementScope,
  BuyingSteps,
  buyTitle,
  Contractors,
  Documents,
  PriceReview,
} from './sections'
import { Windows } from './windows'
import '../../../ui/page/toc-bar.css'
import './agreement.css'

export function Agreement(page: PageProps<AgreementPayload>) {
  const { payload } = page
  return (
    <>
      <AgreementHero of={payload} />
      <PageBody of={page}>
        <div className="agreement">
          <AgreementFacts of={payload} />
          <AgreementContents of={payload} />
          <Windows of={payload} />
          {payload.joining && <Join isRow />}
          <AgreementScope of={payload} />
          <PriceReview of={payload} />
          <BuyingSteps of={payload} />
          <Contractors of={payload} />
          <Documents of={payload} />
          <AgreementHistory of={payload.history} />
          <RelatedAgreements of={payload} />
        </div>
      </PageBody>
    </>
  )
}

/** The dates of the term stand in the head, unless those of a window do. */
function AgreementFacts({ of }: { of: AgreementPayload }) {
  const { t } = usePage()
  return (
    <Facts shape="bar">
      <Fact term={t('agreements.status')}>{t(`agreements.statuses.${of.status}`)}</Fact>
      <Fact term={t(of.status === 'ended' ? 'agreements.entitiesBefore' : 'agreements.entities')}>
        {of.entities}
      </Fact>
      <Fact term={t('agreements.contractors')}>{of.contractors}</Fact>
      <Fact term={t('agreements.value')}>
        <data value={of.value.value} title={of.value.exact}>
          {of.value.short}
        </data>
      </Fact>
      {of.joining && (
        <>
          <Fact term={t('agreements.starts')}>
            <Day date={of.start} isStacked />
          </Fact>
          <Fact term={t('agreements.ends')}>
            <Day date={of.end} isStacked />
          </Fact>
        </>
      )}
    </Facts>
  )
}

function AgreementContents({ of }: { of: AgreementPayload }) {
  const { t } = usePage()
  return <Toc className="toc-bar" contents={listSections(of, t)} />
}

function listSections(of: AgreementPayload, t: Translate) {
  return [
    {
      id: 'windows',
      title: t(`agreements.page.${of.term.type === 'closed' ? 'closedTerm' : 'windows'}`),
    },
    of.joining && { id: 'join', title: t('agreements.join.title') },
    { id: 'scope', title: t('agreements.scope') },
    of.priceReview && { id: 'prices', title: t('agreements.page.prices') },
    of.steps.length > 0 && { id: 'buy', title: t(buyTitle(of.status)) },
    of.cohorts.length > 0 && { id: 'contractors', title: t('agreements.contractors') },
    { id: 'documents', title: t('agreements.page.documents') },
    of.history.length > 0 && { id: 'history', title: t('agreements.page.history') },
    of.related.length > 0 && { id: 'related', title: t('agreements.page.related') },
  ].filter((part) => part !== false && part !== null && part !== '')
}

function AgreementHistory({ of: history }: { of: AgreementPayload['history'] }) {
  const { t } = usePage()
  if (history.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('agreements.page.history')}</h2>
      <Changes of={history} />
    </section>
  )
}

function RelatedAgreements({ of: { related } }: { of: AgreementPayload }) {
  const { t } = usePage()
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related">
      <h2 id="related">{t('agreements.page.related')}</h2>
      <RowList density="compact">
        {related.map((agreement) => (
          <ListRow
            title={
              <RecordLink to="agreement" params={{ slug: agreement.slug }}>
                {agreement.title}
              </RecordLink>
            }
            level={3}
            key={agreement.slug}
          >
            <AgreementState of={agreement} />
          </ListRow>
        ))}
      </RowList>
      <ArrowLink to="frameworkAgreements">{t('agreements.page.all')}</ArrowLink>
    </section>
  )
}
