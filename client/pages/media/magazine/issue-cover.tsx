import type { MagazineIssue } from '#domain/payloads/gallery'
import { usePage } from '../../../i18n'
import { MediaPicture } from '../../../ui/media/media-picture'
import './issue-cover.css'

type Covered = Pick<MagazineIssue, 'version' | 'title' | 'picture'>

/** Cover of an issue: name, number, picture and title. */
export function IssueCover({ of: { version, title, picture } }: { of: Covered }) {
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
