import type { MagazineIssue } from '#domain/payloads/gallery'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { MediaPicture } from '../../../ui/media/media-picture'
import { FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { ChartNote } from '../../../ui/record-charts/chart-note'
import { SmallChart } from '../../../ui/record-charts/small-chart'
import { Day } from '../../../ui/text/date'
import { OutsideLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { FileList } from '../file-list'
import { IssueContents, IssueEntry } from './issue'
import type { MagazinePayload } from './payload'
import './magazine.css'

export function Magazine(props: PageProps<MagazinePayload>) {
  const { t } = usePage()
  const [current, ...previous] = props.payload.issues
  return (
    <>
      <PageHead lead={t('magazine.lead')} />
      <PageBody of={props}>
        {current ? (
          <section aria-labelledby="current">
            <IssueEntry
              of={current}
              name={`${t('magazine.current')} · ${t('magazine.issue', { number: current.version })}`}
              title={
                <h2 id="current">
                  <IssueLink to={current} />
                </h2>
              }
            >
              <h3>{t('magazine.contents')}</h3>
              <IssueContents of={current.articles} />
            </IssueEntry>
            <Articles of={current} level={3} />
          </section>
        ) : (
          <p className="magazine__soon">{t('magazine.soon')}</p>
        )}
        {previous.length > 0 && (
          <Part id="previous" title={t('magazine.previous')}>
            <PreviousIssues of={previous} />
          </Part>
        )}
      </PageBody>
    </>
  )
}

function PreviousIssues({ of: issues }: { of: readonly MagazineIssue[] }) {
  const { t } = usePage()
  return (
    <RowList>
      {issues.map((issue) => (
        <ListRow
          key={issue.slug}
          meta={
            <>
              <span className="tag">{t('magazine.issue', { number: issue.version })}</span>
              {' · '}
              <Day date={issue.released} isShort />
            </>
          }
          title={<IssueLink to={issue} />}
          level={3}
          end={issue.picture && <MediaPicture of={issue.picture} sizes="9rem" />}
        >
          <p>{issue.summary}</p>
          <FoldDetails id={issue.slug} title={t('magazine.read')} className="fold-row">
            <Articles of={issue} level={4} />
          </FoldDetails>
        </ListRow>
      ))}
    </RowList>
  )
}

function Articles({ of: issue, level }: { of: MagazineIssue; level: 3 | 4 }) {
  const Heading = `h${level}` as const
  return (
    <div className="articles" id={level === 3 ? issue.slug : undefined}>
      {issue.articles.map(({ slug, section, title, text, chart }) => (
        <article key={slug}>
          <p className="tag">{section}</p>
          <Heading id={slug}>{title}</Heading>
          {chart && (
            <div className="text-chart">
              <SmallChart of={chart} />
              <ChartNote of={chart} />
            </div>
          )}
          <div className="flow">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
      ))}
      <FileList of={issue.files} level={level} />
    </div>
  )
}

function IssueLink({ to: { link, title } }: { to: MagazineIssue }) {
  return link.startsWith('#') ? (
    <a href={link}>{title}</a>
  ) : (
    <OutsideLink href={link}>{title}</OutsideLink>
  )
}
