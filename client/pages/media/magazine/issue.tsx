import type { ReactNode } from 'react'
import type { MagazineIssue } from '#domain/payloads/gallery'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { MediaPicture } from '../../../ui/media/media-picture'
import { Day } from '../../../ui/text/date'
import './issue.css'

interface IssueEntryProps {
  of: Pick<MagazineIssue, 'summary' | 'released' | 'picture'>
  /** What it is, before its day. */
  name: string
  /** Heading. */
  title: ReactNode
  /** Below the summary. */
  children: ReactNode
}

/** The newest issue beside the picture of its cover. */
export function IssueEntry({ of: issue, name, title, children }: IssueEntryProps) {
  return (
    <div className="issue">
      {issue.picture && (
        <div className="issue-cover">
          <MediaPicture of={issue.picture} ratio="4:5" sizes="(min-width: 48rem) 18rem, 30vw" />
        </div>
      )}
      <div>
        <p className="item-meta">
          <span className="tag">{name}</span>
          {' · '}
          <Day date={issue.released} isShort />
        </p>
        {title}
        <p>{issue.summary}</p>
      </div>
      <div className="issue__more">{children}</div>
    </div>
  )
}

interface IssueContentsProps {
  of: readonly Pick<MagazineIssue['articles'][number], 'slug' | 'section' | 'title'>[]
  /** Path of the magazine on other pages. */
  path?: string
}

export function IssueContents({ of: articles, path = '' }: IssueContentsProps) {
  return (
    <RowList density="compact">
      {articles.map(({ slug, section, title }) => (
        <ListRow
          side={<span className="tag">{section}</span>}
          title={<a href={`${path}#${slug}`}>{title}</a>}
          key={slug}
        />
      ))}
    </RowList>
  )
}
