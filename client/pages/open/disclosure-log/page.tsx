import { feedPath } from '#domain/site/routes'
import { workingDaysToReply } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Icon } from '../../../ui/icons/icon'
import { EmptyState } from '../../../ui/lists/empty-state'
import { FacetedResults, Facets } from '../../../ui/lists/facets'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { Pagination } from '../../../ui/page/pagination'
import { PageSection, Part } from '../../../ui/page/section'
import { Fact } from '../../../ui/text/inline'
import { PageLink } from '../../../ui/text/link'
import { LazyPageBody } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { Ask } from '../disclosure-ask'
import { OutcomeBadge } from '../outcome-badge'
import type { DisclosureLogPayload, DisclosureRow } from './payload'
import './disclosure-log.css'

export function DisclosureLog(page: PageProps<DisclosureLogPayload>) {
  const { payload } = page
  const { t } = usePage()
  const { totals, facetedList } = payload
  return (
    <>
      <PageHead lead={t('disclosures.lead')} />
      {totals && <Totals of={totals} />}
      <LazyPageBody of={page}>
        {totals ? (
          <div className="columns columns--filter">
            <Facets of={facetedList} />
            <Answers of={payload} />
          </div>
        ) : (
          <EmptyState title={t('disclosures.empty')} text={t('disclosures.emptyText')} />
        )}
        <Part id="about" title={t('disclosures.about.title')} isRelated>
          <p>
            {t('disclosures.about.text')} <PageLink to="informationFreedom" />.
          </p>
        </Part>
        <Ask />
      </LazyPageBody>
    </>
  )
}

function Answers({ of }: { of: DisclosureLogPayload }) {
  const { t, locale } = usePage()
  const { facetedList, disclosures, paging, chosen } = of
  return (
    <FacetedResults
      of={facetedList}
      texts="disclosures"
      more={
        <a className="link-arrow" href={feedPath('disclosureLog', locale)}>
          <Icon name="rss" />
          {t('disclosures.follow')}
        </a>
      }
    >
      <RowList>
        {disclosures.map((disclosure) => (
          <LogRow of={disclosure} key={disclosure.slug} />
        ))}
      </RowList>
      <Pagination of={paging} query={chosen} />
    </FacetedResults>
  )
}

function LogRow({ of }: { of: DisclosureRow }) {
  const { t } = usePage()
  const { slug, title, kind, outcome, answeredOn, asked, answer, links } = of
  return (
    <ListRow
      side={
        <>
          <time dateTime={answeredOn.iso}>{answeredOn.gregorian}</time>
          <span>{t(`disclosures.kinds.${kind}`)}</span>
          <OutcomeBadge of={outcome} />
        </>
      }
      title={<RowLink to="disclosure" slug={slug} title={title} />}
      level={3}
    >
      <p>
        <strong>{t('disclosures.asked')}:</strong> {asked}
      </p>
      <p>
        <strong>{t('disclosures.answered')}:</strong> {answer}
      </p>
      {links.length > 0 && (
        <ul className="row__links">
          {links.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </ListRow>
  )
}

/** More squares than this are too many to be counted. */
const mostSquares = 60

/** How many answers took how many working days, a square for each, hollow beyond the promise. */
function Totals({ of }: { of: NonNullable<DisclosureLogPayload['totals']> }) {
  const { t, digits } = usePage()
  const { all, inTime, medianDays, withinMedian, times } = of
  const isDrawn = times.every(({ count }) => count <= mostSquares)
  const squares = isDrawn && `${t(`disclosures.${inTime < all ? 'squaresLate' : 'squares'}`)} `
  const median = t('disclosures.median', { days: medianDays, count: withinMedian, all })
  return (
    <PageSection
      id="times"
      title={digits(t('disclosures.inTime', { inTime, all }))}
      lead={digits(`${squares || ''}${median}`)}
      shape="ledger"
      ground="tint"
      isTight
    >
      <Facts shape="ladder" className="reply-times">
        {times.map(({ days, count }) => (
          <Fact term={digits(t('disclosures.workingDays', { count: days }))} key={days}>
            {isDrawn && (
              <UnitSquares count={count} filled={days > workingDaysToReply ? 0 : count} />
            )}
            <bdi>{digits(count)}</bdi>
          </Fact>
        ))}
      </Facts>
    </PageSection>
  )
}
