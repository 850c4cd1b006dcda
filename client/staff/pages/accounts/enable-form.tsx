import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'

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
