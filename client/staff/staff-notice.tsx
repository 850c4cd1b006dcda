import { failedNotices, type StaffNotice } from '#domain/staff/staff-page'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { DoButton, PostForm } from './desk-form'

/** States the result of an action on the page that follows it. */
export function DeskNotice({ notice }: { notice: StaffNotice }) {
  const { t } = usePage()
  const isFailed = failedNotices.includes(notice.name)
  return (
    <div className={isFailed ? 'desk-notice desk-notice--failed' : 'desk-notice'} role="status">
      <Icon name={isFailed ? 'circle-alert' : 'circle-check'} />
      <span>{t(`desk.notices.${notice.name}`)}</span>
      {notice.reference && (
        <bdi dir="ltr" className="ref">
          {notice.reference}
        </bdi>
      )}
      {notice.undo && (notice.reference || notice.name === 'decided') && (
        <Undo token={notice.undo} reference={notice.reference ?? undefined} />
      )}
    </div>
  )
}

/**
 * Of a step, which the script removes once it is too late; or of decisions, which send no mail and
 * can be undone at any time.
 */
function Undo({ token, reference }: { token: string; reference: string | undefined }) {
  const { t } = usePage()
  return (
    <PostForm
      to={reference ? 'ticket' : 'moderation'}
      reference={reference}
      hidden={{ undo: token }}
      data-undo={reference ? true : undefined}
    >
      <DoButton value="undo" shortcut="u" keys="u">
        {t('desk.notices.undo')}
      </DoButton>
    </PostForm>
  )
}
