import { toDigits } from '#domain/dates/format'
import { feedPath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { workingDaysToReply } from '#domain/tickets/status'
import { usePage } from '../../../i18n'
import { UnitSquares } from '../../../ui/charts/unit-squares'
import { Icon } from '../../../ui/icons/icon'
import { EmptyState } from '../../../ui/lists/empty-state'
import { Applied, Facets, NoMatches } from '../../../ui/lists/facets'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Pagination } from '../../../ui/page/pagination'
import { Fact } from '../../../ui/text/inline'
import { PageLink, RecordLink } from '../../../ui/text/link'
import { LazyFeedback } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { Ask } from '../disclosure-ask'
import { OutcomeBadge } from '../outcome-badge'
import type { DisclosureLogPayload, DisclosureRow } from './payload'
import '../disclosures.css'
import '../../../ui/lists/facets.css'
import '../../../ui/lists/results.css'

export function DisclosureLog({
  payload,
  usefulness,
  personalState,
}: PageProps<DisclosureLogPayload>) {
  const { t } = usePage()
  const { totals, modified } = payload
  return (
    <>
      <PageHead lead={t('disclosures.lead')} />
      <div className="container">
        {totals ? (
          <>
            <Totals of={totals} />
            <div className="columns columns--filter">
              <Facets of={payload.facetedList} />
              <Answers of={payload} />
            </div>
          </>
        ) : (
          <EmptyState title={t('disclosures.empty')} text={t('disclosures.emptyText')} />
        )}
        <div className="disclosure-after">
          <About />
          <Ask />
        </div>
        <PageMeta modified={modified} />
      </div>
      <LazyFeedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Answers({ of }: { of: DisclosureLogPayload }) {
  const { t, site, locale } = usePage()
  const { facetedList, disclosures, paging, chosen } = of
  const countOf = (count: number) => toDigits(t('disclosures.count', { count }), site.digits)
  return (
    <section aria-labelledby="results">
      <div className="results-bar">
        <h2 id="results">{countOf(facetedList.count)}</h2>
        <Applied of={facetedList} />
        <a className="link-arrow disclosure-follow" href={feedPath('disclosureLog', locale)}>
          <Icon name="rss" />
          {t('disclosures.follow')}
        </a>
      </div>
      {disclosures.length > 0 ? (
        <RowList>
          {disclosures.map((disclosure) => (
            <LogRow of={disclosure} key={disclosure.slug} />
          ))}
        </RowList>
      ) : (
        <NoMatches
          of={facetedList}
          title={t('disclosures.none')}
          hint={t('disclosures.noneHint')}
          countOf={countOf}
        />
      )}
      <Pagination of={paging} href={(page) => withQuery(facetedList.clear, { ...chosen, page })} />
    </section>
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
      title={
        <RecordLink to="disclosure" params={{ slug }}>
          {title}
        </RecordLink>
      }
      level={3}
    >
      <dl className="disclosure-texts">
        <Fact term={t('disclosures.asked')}>{asked}</Fact>
        <Fact term={t('disclosures.answered')}>{answer}</Fact>
      </dl>
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

function About() {
  const { t } = usePage()
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('disclosures.about.title')}</h2>
      <p>
        {t('disclosures.about.text')} <PageLink to="informationFreedom" />.
      </p>
    </section>
  )
}

/** More squares than this are too many to be counted. */
const mostSquares = 60

/** How many answers took how many working days, a square for each, hollow beyond the promise. */
function Totals({ of }: { of: NonNullable<DisclosureLogPayload['totals']> }) {
  const { t, site } = usePage()
  const { all, inTime, medianDays, withinMedian, times } = of
  const isDrawn = times.every(({ count }) => count <= mostSquares)
  return (
    <section className="reply-times" aria-labelledby="times">
      <h2 id="times">{toDigits(t('disclosures.inTime', { inTime, all }), site.digits)}</h2>
      <dl>
        {times.map(({ days, count }) => (
          <div key={days}>
            <dt>{toDigits(t('disclosures.workingDays', { count: days }), site.digits)}</dt>
            <dd>
              {isDrawn && (
                <UnitSquares count={count} filled={days > workingDaysToReply ? 0 : count} />
              )}
              <bdi>{toDigits(count, site.digits)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">
        {isDrawn && `${t(`disclosures.${inTime < all ? 'squaresLate' : 'squares'}`)} `}
        {toDigits(
          t('disclosures.median', { days: medianDays, count: withinMedian, all }),
          site.digits,
        )}
      </p>
    </section>
  )
}
