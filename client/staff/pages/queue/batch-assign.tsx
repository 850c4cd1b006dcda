import type { Choice } from '#domain/staff/queue'
import { usePage } from '../../../i18n'
import { DeskSelect } from '../../desk-select'

/** Assigns the selected tickets. */
export function BatchAssign({ officers }: { officers: readonly Choice[] }) {
  const { t } = usePage()
  const choices = officers.map(({ value, label }) => ({
    value,
    label: t('deskQueue.toOther', { name: label }),
  }))
  return (
    <div className="q__batch">
      <DeskSelect
        name="to"
        id="batch-to"
        label={<span className="q__picked">{t('deskQueue.batch')}</span>}
        empty={t('deskQueue.toMe')}
        choices={choices}
      />
      <button className="button button--secondary" type="submit" name="do" value="assign">
        {t('deskQueue.assign')}
      </button>
    </div>
  )
}
