import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { HeadFrame } from '../../../ui/page/page-head'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { LazyPageBody } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { Ask } from '../disclosure-ask'
import { OutcomeBadge } from '../outcome-badge'
import type { DisclosurePayload } from './payload'

export function Disclosure(page: PageProps<DisclosurePayload>) {
  const { payload } = page
  const { t } = usePage()
  const { asked, answer, exemption } = payload
  return (
    <>
      <Head of={payload} />
      <LazyPageBody of={page}>
        <div className="stack reading">
          <section className="flow" aria-labelledby="question">
            <h2 id="question">{t('disclosures.question')}</h2>
            <p>{asked}</p>
          </section>
          <section className="flow" aria-labelledby="answer">
            <h2 id="answer">{t('disclosures.answer')}</h2>
            {answer.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          {exemption && <Withheld exemption={exemption} />}
          <Published of={payload} />
        </div>
        <Ask />
      </LazyPageBody>
    </>
  )
}

function Head({ of }: { of: DisclosurePayload }) {
  const { t, title, digits } = usePage()
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
        <Fact term={t('disclosures.facts.days')}>{digits(days)}</Fact>
      </Facts>
    </HeadFrame>
  )
}

function Withheld({ exemption }: { exemption: string }) {
  const { t, locale } = usePage()
  const policy = routePath('informationFreedom', locale)
  return (
    <section className="flow" aria-labelledby="withheld">
      <h2 id="withheld">{t('disclosures.withheld.title')}</h2>
      <p>{t('disclosures.withheld.text', { exemption })}</p>
      <p className="row__links">
        <a href={`${policy}#exemptions`}>{t('disclosures.withheld.policy')}</a>
        <a href={`${policy}#appeal`}>{t('disclosures.withheld.appeal')}</a>
      </p>
    </section>
  )
}

function Published({ of: { outcome, datasets, pages } }: { of: DisclosurePayload }) {
  const { t } = usePage()
  if (datasets.length + pages.length === 0) return null
  const isGiven = outcome === 'granted' || (outcome === 'partial' && datasets.length > 0)
  return (
    <section className="flow" aria-labelledby="published">
      <h2 id="published">{t(`disclosures.published.${isGiven ? 'title' : 'instead'}`)}</h2>
      <RowList>
        {datasets.map(({ slug, title, summary, filePath }) => (
          <ListRow
            meta={<span className="tag">{t('disclosures.published.dataset')}</span>}
            title={<RowLink to="dataset" slug={slug} title={title} />}
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
