import type { Choice } from '#domain/staff/queue'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'

/** Assigns the selected tickets. */
export function BatchAssign({ officers }: { officers: readonly Choice[] }) {
  const { t } = usePage()
  return (
    <div className="q__batch">
      <label htmlFor="batch-to">{t('deskQueue.batch')}</label>
      <span className="select-wrap">
        <select className="select" id="batch-to" name="to" defaultValue="">
          <option value="">{t('deskQueue.toMe')}</option>
          {officers.map(({ value, label }) => (
            <option value={value} key={value}>
              {t('deskQueue.toOther', { name: label })}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      <button className="button button--secondary" type="submit" name="do" value="assign">
        {t('deskQueue.assign')}
      </button>
    </div>
  )
}
