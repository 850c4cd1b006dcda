import { failedNotices, type StaffNotice } from '#domain/staff/staff-page'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'
import { KeyHint } from './desk-parts'
import { useTicketAddress } from './staff-scope'
import './desk-parts.css'

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
      {notice.undo && notice.reference && <Undo token={notice.undo} of={notice.reference} />}
      {notice.undo && notice.name === 'decided' && <UndoDecisions at={notice.undo} />}
    </div>
  )
}

function Undo({ token, of: reference }: { token: string; of: string }) {
  return <UndoForm action={useTicketAddress(reference)} token={token} isTimed />
}

/** Decisions send no mail, so that they can be undone at any time. */
function UndoDecisions({ at }: { at: string }) {
  const { locale } = usePage()
  return <UndoForm action={staffAddress(locale, 'moderation')} token={at} />
}

interface UndoFormProps {
  action: string
  token: string
  /** The script removes it once it is too late. */
  isTimed?: boolean
}

function UndoForm({ action, token, isTimed }: UndoFormProps) {
  const { t } = usePage()
  return (
    <form method="post" action={action} data-undo={isTimed}>
      <input type="hidden" name="undo" value={token} />
      <button
        className="button button--secondary"
        type="submit"
        name="do"
        value="undo"
        data-key="u"
      >
        {t('desk.notices.undo')}
        <KeyHint keys="u" />
      </button>
    </form>
  )
}
