import { toDigits } from '#domain/dates/format'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { HeadFrame } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { RecordLink } from '../../../ui/text/link'
import { LazyFeedback } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { Ask } from '../disclosure-ask'
import { OutcomeBadge } from '../outcome-badge'
import type { DisclosurePayload } from './payload'
import '../disclosures.css'

export function Disclosure({ payload, usefulness, personalState }: PageProps<DisclosurePayload>) {
  const { t } = usePage()
  const { asked, answer, exemption, modified } = payload
  return (
    <>
      <article>
        <Head of={payload} />
        <div className="container">
          <div className="disclosure">
            <section aria-labelledby="question">
              <h2 id="question">{t('disclosures.question')}</h2>
              <p>{asked}</p>
            </section>
            <section aria-labelledby="answer">
              <h2 id="answer">{t('disclosures.answer')}</h2>
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
            {exemption && <Withheld exemption={exemption} />}
            <Published of={payload} />
            <Ask />
          </div>
          <PageMeta modified={modified} />
        </div>
      </article>
      <LazyFeedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function Head({ of }: { of: DisclosurePayload }) {
  const { t, title, site } = usePage()
  const { kind, topic, received, answeredOn, requests, workingDays, outcome } = of
  const days = t('disclosures.workingDays', { count: workingDays })
  return (
    <HeadFrame>
      <p className="tag">
        {t(`disclosures.kinds.${kind}`)}
        {topic && ` · ${topic}`}
      </p>
      <h1>{title}</h1>
      <Facts shape="bar">
        <Fact term={t('disclosures.facts.outcome')}>
          <OutcomeBadge of={outcome} />
        </Fact>
        <Fact term={t('disclosures.facts.received')}>{received}</Fact>
        <Fact term={t('disclosures.facts.answered')}>
          <Day date={answeredOn} isStacked />
        </Fact>
        {requests && <Fact term={t('disclosures.facts.requests')}>{requests}</Fact>}
        <Fact term={t('disclosures.facts.days')}>{toDigits(days, site.digits)}</Fact>
      </Facts>
    </HeadFrame>
  )
}

function Withheld({ exemption }: { exemption: string }) {
  const { t, locale } = usePage()
  const policy = routePath('informationFreedom', locale)
  return (
    <section aria-labelledby="withheld">
      <h2 id="withheld">{t('disclosures.withheld.title')}</h2>
      <p>{t('disclosures.withheld.text', { exemption })}</p>
      <ul className="row__links">
        <li>
          <a href={`${policy}#exemptions`}>{t('disclosures.withheld.policy')}</a>
        </li>
        <li>
          <a href={`${policy}#appeal`}>{t('disclosures.withheld.appeal')}</a>
        </li>
      </ul>
    </section>
  )
}

function Published({ of: { outcome, datasets, pages } }: { of: DisclosurePayload }) {
  const { t } = usePage()
  if (datasets.length + pages.length === 0) return null
  return (
    <section aria-labelledby="published">
      <h2 id="published">
        {t(
          outcome === 'granted' || (outcome === 'partial' && datasets.length > 0)
            ? 'disclosures.published.title'
            : 'disclosures.published.instead',
        )}
      </h2>
      <RowList>
        {datasets.map(({ slug, title, summary, filePath }) => (
          <ListRow
            meta={<span className="tag">{t('disclosures.published.dataset')}</span>}
            title={
              <RecordLink to="dataset" params={{ slug }}>
                {title}
              </RecordLink>
            }
            level={3}
            key={slug}
          >
            <p>{summary}</p>
            <a className="link-arrow" href={filePath}>
              {t('disclosures.published.file')}
            </a>
          </ListRow>
        ))}
        {pages.map(({ title, href }) => (
          <ListRow title={<a href={href}>{title}</a>} level={3} key={href} />
        ))}
      </RowList>
    </section>
  )
}
