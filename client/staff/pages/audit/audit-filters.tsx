import { auditActions } from '#domain/access/audit-actions'
import type { AuditPage } from '#domain/staff/audit'
import type { Choice } from '#domain/staff/queue'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { SelectControl } from '../../desk-select'
import { StaffLink } from '../../staff-link'
import '../../desk-form.css'
import '../../desk-parts.css'
import '../../../forms/fields.css'

/** Narrows the list; a GET, so that a narrowed list has an address. */
export function AuditFilters({ audit: { filter, actors } }: { audit: AuditPage }) {
  const { t, locale } = usePage()
  const { actor, action, mode, subject, from, to } = filter
  const actions = auditActions.map((value) => ({ value, label: t(`deskAudit.actions.${value}`) }))
  const isNarrowed = actor + action + subject + from + to !== ''
  return (
    <form
      className="toolbar"
      method="get"
      action={staffAddress(locale, 'audit')}
      aria-label={t('deskAudit.filters')}
    >
      {mode !== 'all' && <input type="hidden" name="mode" value={mode} />}
      <DayField name="from" value={from} />
      <DayField name="to" value={to} />
      <SelectField name="actor" any="anyActor" choices={actors} value={actor} />
      <SelectField name="action" any="anyAction" choices={actions} value={action} />
      <div className="field">
        <label className="field__label" htmlFor="subject">
          {t('deskAudit.subject')}
        </label>
        <input
          className="input"
          id="subject"
          name="subject"
          type="text"
          dir="ltr"
          defaultValue={subject}
          maxLength={60}
          autoComplete="off"
        />
      </div>
      <button className="button button--secondary" type="submit">
        {t('deskAudit.filter')}
      </button>
      {isNarrowed && (
        <StaffLink to="audit" className="button button--quiet">
          {t('deskAudit.clear')}
        </StaffLink>
      )}
    </form>
  )
}

function DayField({ name, value }: { name: 'from' | 'to'; value: string }) {
  const { t } = usePage()
  return (
    <div className="field">
      <label className="field__label" htmlFor={name}>
        {t(`deskAudit.${name}`)}
      </label>
      <input
        className="input"
        id={name}
        name={name}
        type="text"
        dir="ltr"
        defaultValue={value}
        maxLength={40}
        autoComplete="off"
      />
    </div>
  )
}

interface SelectFieldProps {
  name: 'actor' | 'action'
  any: 'anyActor' | 'anyAction'
  choices: readonly Choice[]
  value: string
}

function SelectField({ name, any, choices, value }: SelectFieldProps) {
  const { t } = usePage()
  return (
    <div className="field">
      <label className="field__label" htmlFor={name}>
        {t(`deskAudit.${name}`)}
      </label>
      <SelectControl
        id={name}
        name={name}
        empty={t(`deskAudit.${any}`)}
        choices={choices}
        defaultValue={value}
      />
    </div>
  )
}
