import type { MagazineIssue } from '#domain/payloads/gallery'
import { ChartNote } from '../../ui/record-charts/chart-note'
import { SmallChart } from '../../ui/record-charts/small-chart'
import { findCoverChart } from './issue-cover'

interface ArticlesProps {
  of: MagazineIssue
  /** Level of the headings. */
  level: 3 | 4
}

/** Articles of an issue; the chart that is on its cover is not repeated. */
export function Articles({ of: issue, level }: ArticlesProps) {
  const Heading = `h${level}` as const
  const onCover = findCoverChart(issue.articles)
  return (
    <div className="articles" id={level === 3 ? issue.slug : undefined}>
      {issue.articles.map(({ slug, section, title, text, chart }) => (
        <article key={slug}>
          <p className="tag">{section}</p>
          <Heading id={slug}>{title}</Heading>
          {chart && chart !== onCover && (
            <div className="article-chart">
              <SmallChart of={chart} />
              <ChartNote of={chart} />
            </div>
          )}
          <div className="article__text flow">
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </article>
      ))}
    </div>
  )
}
