import type { StaffNotice } from '#domain/staff/staff-page'
import { usePage } from '../i18n'
import { Icon } from '../ui/icons/icon'

/** States the result of an action on the page that follows it. */
export function Notice({ notice }: { notice: StaffNotice }) {
  const { t } = usePage()
  return (
    <p className="desk-notice" role="status">
      <Icon name="circle-check" />
      <span>{t(`desk.notices.${notice.name}`)}</span>
      {notice.reference && (
        <bdi dir="ltr" className="ref">
          {notice.reference}
        </bdi>
      )}
    </p>
  )
}
