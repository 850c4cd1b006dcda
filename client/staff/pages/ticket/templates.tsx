import type { TicketPage } from '#domain/staff/ticket'
import { usePage } from '../../../i18n'
import { DeskSelect } from '../../desk-select'

/** Fills both texts from a template of answers. */
export function Templates({ ticket: { reference, templates, draft } }: { ticket: TicketPage }) {
  const { t } = usePage()
  if (templates.length === 0) return null
  return (
    <div className="tpl">
      <DeskSelect
        name="template"
        label={t('deskTicket.template')}
        empty={t('deskTicket.noTemplate')}
        choices={templates}
        value={draft.template}
        shortcut="t"
        draft={`${reference}:template`}
      />
      <button className="button button--secondary" type="submit" name="do" value="fill">
        {t('deskTicket.fill')}
      </button>
      {draft.openPlaces > 0 && (
        <p className="hint">{t('deskTicket.openPlaces', { count: draft.openPlaces })}</p>
      )}
    </div>
  )
}
