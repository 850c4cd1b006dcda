import type { AccountsPage } from '#domain/staff/accounts'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { AccountDetails } from './account-details'
import { DisabledTable } from './disabled-table'
import './desk-accounts.css'
import '../../desk-parts.css'
import '../../desk-table.css'
import '../../../forms/fields.css'

/** Accounts are found by their whole address, disabled and enabled again. */
export function Accounts({ accounts }: { accounts: AccountsPage }) {
  const { t } = usePage()
  const { typed, found, problem, refused, disabled } = accounts
  return (
    <div className="desk-page">
      <header className="desk-head">
        <h1>{t('deskAccounts.title')}</h1>
      </header>
      {problem && (
        <p className="desk-alert" role="alert" tabIndex={-1}>
          {t(`deskAccounts.problems.${problem}`)}
        </p>
      )}
      <LookUp accounts={accounts} />
      {found.length > 0 && (
        <section className="accounts__part" aria-labelledby="found">
          <h2 id="found">{t(typed ? 'deskAccounts.found' : 'deskAccounts.account')}</h2>
          {found.map((account) => (
            <AccountDetails
              account={account}
              refused={refused?.account === account.id ? refused : null}
              key={account.id}
            />
          ))}
        </section>
      )}
      <div className="accounts__part">
        <h2>{t('deskAccounts.list')}</h2>
        {disabled.length === 0 ? (
          <p className="hint">{t('deskAccounts.none')}</p>
        ) : (
          <DisabledTable accounts={disabled} />
        )}
      </div>
    </div>
  )
}

/** A POST: the address of a page never holds an e-mail. */
function LookUp({ accounts: { typed, problem } }: { accounts: AccountsPage }) {
  const { t, locale } = usePage()
  const isWrong = problem === 'incomplete' || problem === 'notFound'
  return (
    <form
      className="accounts__find"
      method="post"
      action={staffAddress(locale, 'accounts')}
      aria-label={t('deskAccounts.find')}
    >
      <div className="field">
        <label className="field__label" htmlFor="email">
          {t('deskAccounts.email')}
        </label>
        <input
          className="input"
          id="email"
          name="email"
          type="text"
          inputMode="email"
          dir="ltr"
          defaultValue={typed}
          maxLength={254}
          autoComplete="off"
          required
          aria-invalid={isWrong || undefined}
          aria-describedby="email-hint"
        />
      </div>
      <button className="button button--primary" type="submit" name="do" value="find">
        {t('deskAccounts.submit')}
      </button>
      <p className="hint" id="email-hint">
        {t('deskAccounts.emailHint')}
      </p>
    </form>
  )
}
