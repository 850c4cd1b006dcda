import { toDigits } from '#domain/dates/format'
import { routePath } from '#domain/site/routes'
import { withQuery } from '#domain/text/query-string'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { ChangeHistory } from '../../../ui/page/history'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Toc } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { PageLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import type { ArticlePayload } from './payload'
import '../../../ui/text/running-text.css'
import '../../../ui/page/article.css'
import './information-requests.css'
import '../../../ui/wide-column.css'

export function Article({ payload, usefulness, personalState }: PageProps<ArticlePayload>) {
  const { t } = usePage()
  return (
    <>
      <article>
        <ArticleHead article={payload} />
        <div className="container">
          <div className="columns columns--book columns--wide">
            <Toc contents={payload.contents} />
            <div className="reading flow prose">
              <Blocks of={payload.body} />
              <ChangeHistory title={t('article.history')} entries={payload.history} />
            </div>
          </div>
          <PageMeta modified={payload.modified} />
        </div>
      </article>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function ArticleHead({ article }: { article: ArticlePayload }) {
  const { t, site } = usePage()
  const { lead, version, readingMinutes, answers } = article
  return (
    <PageHead lead={lead}>
      <ul className="article__facts">
        {version && (
          <>
            <li>
              <Icon name="file-check" />
              <span>{toDigits(t('article.version', { number: version.number }), site.digits)}</span>
            </li>
            <li>
              <Icon name="calendar-check" />
              <span>
                {t('article.effective')} <Day date={version.effective} />
              </span>
            </li>
          </>
        )}
        <li>
          <Icon name="clock" />
          <span>
            {toDigits(t('article.readingMinutes', { count: readingMinutes }), site.digits)}
          </span>
        </li>
      </ul>
      {answers && <InformationRequests answers={answers} />}
    </PageHead>
  )
}

function InformationRequests({ answers }: Required<Pick<ArticlePayload, 'answers'>>) {
  const { t, locale, site } = usePage()
  return (
    <div className="information-requests">
      <div className="button-row">
        <a
          className="button button--primary"
          href={withQuery(routePath('contact', locale), { kind: 'FOI' })}
        >
          {t('article.request')}
        </a>
        <PageLink to="disclosureLog" className="button button--secondary" />
      </div>
      <p>{t('article.answers')}</p>
      <dl>
        {answers.map(({ outcome, count }) => (
          <div key={outcome}>
            <dt>{outcome}</dt>
            <dd>{toDigits(count, site.digits)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
