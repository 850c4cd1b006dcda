import { auditActions } from '#domain/access/audit-actions'
import type { AuditPage } from '#domain/staff/audit'
import type { Choice } from '#domain/staff/queue'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { DeskField } from '../../desk-field'
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
      <TextField name="from" value={from} maxLength={40} />
      <TextField name="to" value={to} maxLength={40} />
      <SelectField name="actor" any="anyActor" choices={actors} value={actor} />
      <SelectField name="action" any="anyAction" choices={actions} value={action} />
      <TextField name="subject" value={subject} maxLength={60} />
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

interface TextFieldProps {
  name: 'from' | 'to' | 'subject'
  value: string
  maxLength: number
}

function TextField({ name, value, maxLength }: TextFieldProps) {
  const { t } = usePage()
  return (
    <DeskField id={name} label={t(`deskAudit.${name}`)}>
      {(control) => (
        <input
          className="input"
          name={name}
          type="text"
          dir="ltr"
          defaultValue={value}
          maxLength={maxLength}
          autoComplete="off"
          {...control}
        />
      )}
    </DeskField>
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
    <DeskField id={name} label={t(`deskAudit.${name}`)}>
      {(control) => (
        <SelectControl
          name={name}
          empty={t(`deskAudit.${any}`)}
          choices={choices}
          defaultValue={value}
          {...control}
        />
      )}
    </DeskField>
  )
}
