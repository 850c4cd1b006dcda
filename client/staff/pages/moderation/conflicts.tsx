import type { TextsPart } from '#domain/staff/moderation'
import { usePage } from '../../../i18n'

/** Names the texts that somebody else had decided about. */
export function Conflicts({ conflicts }: { conflicts: TextsPart['conflicts'] }) {
  const { t } = usePage()
  const statusOf = (status: TextsPart['conflicts'][number]['status']) =>
    t(`deskModeration.conflict.statuses.${status ?? 'deleted'}`)
  return (
    <div className="desk-alert moderation__conflict" role="alert" tabIndex={-1}>
      <p>{t('deskModeration.conflict.title')}</p>
      <ul>
        {conflicts.map(({ page, status }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two texts of one page look the same
          <li key={at}>{t('deskModeration.conflict.now', { page, status: statusOf(status) })}</li>
        ))}
      </ul>
    </div>
  )
}
