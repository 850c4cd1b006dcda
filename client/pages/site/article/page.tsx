import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { ChangeHistory } from '../../../ui/page/history'
import { PageHead } from '../../../ui/page/page-head'
import { Toc } from '../../../ui/page/toc'
import { Blocks } from '../../../ui/text/blocks'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { ReadAloud } from '../../../widgets/read-aloud/read-aloud'
import type { ArticlePayload } from './payload'
import '../../../ui/text/running-text.css'
import '../../../ui/page/article.css'
import '../../../ui/wide-column.css'

export function Article(page: PageProps<ArticlePayload>) {
  const { payload } = page
  const { t } = usePage()
  return (
    <>
      <ArticleHead article={payload} />
      <PageBody of={page}>
        <article className="columns columns--book columns--wide">
          <Toc contents={payload.contents} />
          <div className="reading flow prose">
            <Blocks of={payload.body} />
            <ChangeHistory title={t('article.history')} entries={payload.history} />
          </div>
        </article>
      </PageBody>
    </>
  )
}

function ArticleHead({ article }: { article: ArticlePayload }) {
  const { t, digits } = usePage()
  const { lead, version, readingMinutes, answers } = article
  return (
    <PageHead lead={lead}>
      <ul className="article__facts">
        {version && (
          <>
            <li>
              <Icon name="file-check" />
              <span>{digits(t('article.version', { number: version.number }))}</span>
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
          <span>{digits(t('article.readingMinutes', { count: readingMinutes }))}</span>
        </li>
        <ReadAloud />
      </ul>
      {answers && <InformationRequests answers={answers} />}
    </PageHead>
  )
}

function InformationRequests({ answers }: Required<Pick<ArticlePayload, 'answers'>>) {
  const { t, digits } = usePage()
  return (
    <div className="flow">
      <div className="button-row">
        <PageLink to="contact" query={{ kind: 'FOI' }} className="button button--primary">
          {t('article.request')}
        </PageLink>
        <PageLink to="disclosureLog" className="button button--secondary" />
      </div>
      <p className="hint">{t('article.answers')}</p>
      <Facts shape="figures">
        {answers.map(({ outcome, count }) => (
          <Fact term={outcome} key={outcome}>
            {digits(count)}
          </Fact>
        ))}
      </Facts>
    </div>
  )
}
