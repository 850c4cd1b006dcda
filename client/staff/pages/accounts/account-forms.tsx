import { directions, type Locale } from '#domain/site/locale'
import {
  type DisablingField,
  disablingPeriods,
  type RefusedDisabling,
  reasonBounds,
} from '#domain/staff/accounts'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { DeskField } from '../../desk-field'
import { SelectControl } from '../../desk-select'
import '../../../ui/danger-button.css'
import '../../desk-form.css'
import '../../desk-parts.css'
import '../../../forms/fields.css'

interface DisableFormProps {
  id: string
  refused: RefusedDisabling | null
}

/** Disables an account, with a reason in both languages. */
export function DisableForm({ id, refused }: DisableFormProps) {
  const { t, locale } = usePage()
  return (
    <form className="desk-form" method="post" action={staffAddress(locale, 'accounts')} noValidate>
      <input type="hidden" name="account" value={id} />
      <p className="hint">{t('deskAccounts.disableHint')}</p>
      <div className="desk-form__columns">
        <ReasonField name="reasonAr" account={id} language="ar" refused={refused} />
        <ReasonField name="reasonEn" account={id} language="en" refused={refused} />
        <PeriodField account={id} refused={refused} />
      </div>
      <button className="button danger-button" type="submit" name="do" value="disable">
        {t('deskAccounts.disable')}
      </button>
    </form>
  )
}

interface FieldProps {
  account: string
  refused: RefusedDisabling | null
}

/** What a field of the form has besides its control. */
function useField(name: DisablingField, { account, refused }: FieldProps) {
  const { t } = usePage()
  const isRefused = refused?.issues.includes(name) ?? false
  return {
    field: {
      id: `${name}-${account}`,
      label: t(`deskAccounts.${name}`),
      error: isRefused ? t(`deskAccounts.issues.${name}`) : null,
    },
    typed: { name, defaultValue: refused?.typed[name] ?? '', 'aria-required': true },
  }
}

interface ReasonFieldProps extends FieldProps {
  name: 'reasonAr' | 'reasonEn'
  language: Locale
}

function ReasonField({ name, language, ...props }: ReasonFieldProps) {
  const { field, typed } = useField(name, props)
  return (
    <DeskField {...field}>
      {(control) => (
        <textarea
          className="textarea"
          lang={language}
          dir={directions[language]}
          rows={2}
          maxLength={reasonBounds.most}
          {...typed}
          {...control}
        />
      )}
    </DeskField>
  )
}

function PeriodField(props: FieldProps) {
  const { t } = usePage()
  const { field, typed } = useField('period', props)
  const choices = disablingPeriods.map((days) => ({
    value: String(days),
    label: t(`deskAccounts.periods.d${days}`),
  }))
  return (
    <DeskField {...field}>
      {(control) => (
        <SelectControl
          empty={t('deskAccounts.choosePeriod')}
          choices={choices}
          {...typed}
          {...control}
        />
      )}
    </DeskField>
  )
}

interface EnableFormProps {
  id: string
  /** Instant at which it was disabled (epoch ms), to notice a later change. */
  since: number
}

export function EnableForm({ id, since }: EnableFormProps) {
  const { t, locale } = usePage()
  return (
    <form method="post" action={staffAddress(locale, 'accounts')}>
      <input type="hidden" name="account" value={id} />
      <input type="hidden" name="since" value={since} />
      <button
        className="button button--secondary"
        type="submit"
        name="do"
        value="enable"
        aria-label={t('deskAccounts.enableOf', { id })}
      >
        {t('deskAccounts.enable')}
      </button>
    </form>
  )
}
