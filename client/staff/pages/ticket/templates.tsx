import type { TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'

/** Fills both texts from a template of answers. */
export function Templates({ ticket: { templates, draft } }: { ticket: TicketPage }) {
  const { t } = usePage()
  if (templates.length === 0) return null
  return (
    <div className="tpl">
      <label htmlFor="template">{t('deskTicket.template')}</label>
      <span className="select-wrap">
        <select
          className="select"
          id="template"
          name="template"
          defaultValue={draft.template}
          data-key="t"
        >
          <option value="">{t('deskTicket.noTemplate')}</option>
          {templates.map(({ value, label }) => (
            <option value={value} key={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
      <button className="button button--secondary" type="submit" name="do" value="fill">
        {t('deskTicket.fill')}
      </button>
      {draft.openPlaces > 0 && (
        <p className="hint">{t('deskTicket.openPlaces', { count: draft.openPlaces })}</p>
      )}
    </div>
  )
}
