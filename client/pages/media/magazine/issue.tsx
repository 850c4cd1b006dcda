import type { ReactNode } from 'react'
import type { MagazineIssue } from '#domain/payloads/gallery'
import { usePage } from '../../../i18n'
import { MediaPicture } from '../../../ui/media/media-picture'
import './issue.css'

type Covered = Pick<MagazineIssue, 'version' | 'title' | 'picture' | 'summary'>

interface IssueEntryProps {
  of: Covered
  /** The newest one. */
  isLarge?: boolean
  meta: ReactNode
  /** Heading. */
  children: ReactNode
  /** Below the summary, in narrow windows below the cover too. */
  more?: ReactNode
}

/** An issue beside its cover. */
export function IssueEntry({ of, isLarge = false, meta, children, more }: IssueEntryProps) {
  return (
    <div className={isLarge ? 'issue issue--large' : 'issue'}>
      <IssueCover of={of} />
      <div>
        <p className="item-meta">{meta}</p>
        {children}
        <p>{of.summary}</p>
      </div>
      {more && <div className="issue__more">{more}</div>}
    </div>
  )
}

/** Cover of an issue: name, number, picture and title. */
function IssueCover({ of: { version, title, picture } }: { of: Covered }) {
  const { t } = usePage()
  return (
    <div className="issue-cover" aria-hidden="true">
      <div className="issue-cover__sheet">
        <p className="issue-cover__name">
          <b>{t('newsroom.magazineName')}</b>
          <bdi>{version}</bdi>
        </p>
        {picture && <MediaPicture of={picture} sizes="(min-width: 48rem) 18rem, 40vw" />}
        <p className="issue-cover__title">{title}</p>
      </div>
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
    <ol className="issue-contents">
      {articles.map(({ slug, section, title }) => (
        <li key={slug}>
          <span className="tag">{section}</span>
          <a href={`${path}#${slug}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
}
