import type { AccountCard, AccountsPage, RefusedDisabling } from '#domain/staff/accounts'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { Fact } from '../../../ui/text/inline'
import { DeskField } from '../../desk-field'
import { DeskTable } from '../../desk-parts'
import { DisableForm, EnableForm } from './account-forms'
import '../../../ui/text/badge.css'
import '../../desk-table.css'
import '../../desk-form.css'
import '../../desk-parts.css'
import '../../../forms/fields.css'

export function DeskAccounts({ data: accounts }: { data: AccountsPage }) {
  const { t } = usePage()
  const { typed, found, problem, refused, disabled } = accounts
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskAccounts.title')}</h1>
      </header>
      {problem && (
        <p className="desk-alert" role="alert" tabIndex={-1}>
          {t(`deskAccounts.problems.${problem}`)}
        </p>
      )}
      <LookUp accounts={accounts} />
      {found.length > 0 && (
        <section className="desk-box" aria-labelledby="found">
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
      <div className="desk-box">
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

/** POST, so that no URL contains an e-mail address. */
function LookUp({ accounts: { typed, problem } }: { accounts: AccountsPage }) {
  const { t, locale } = usePage()
  const isWrong = problem === 'incomplete' || problem === 'notFound'
  return (
    <form
      className="desk-form"
      method="post"
      action={staffAddress(locale, 'accounts')}
      aria-label={t('deskAccounts.find')}
    >
      <DeskField id="email" label={t('deskAccounts.email')} hint={t('deskAccounts.emailHint')}>
        {(control) => (
          <input
            className="input"
            name="email"
            type="text"
            inputMode="email"
            dir="ltr"
            defaultValue={typed}
            maxLength={254}
            autoComplete="off"
            required
            {...control}
            aria-invalid={isWrong || undefined}
          />
        )}
      </DeskField>
      <button className="button button--primary" type="submit" name="do" value="find">
        {t('deskAccounts.submit')}
      </button>
    </form>
  )
}

interface AccountDetailsProps {
  account: AccountCard
  refused: RefusedDisabling | null
}

/** An account with its state, and the form that changes it. */
function AccountDetails({ account, refused }: AccountDetailsProps) {
  const { t } = usePage()
  const { id, created, loggedIn, sessions, disabled, isOwn } = account
  return (
    <article className="desk-form">
      <Facts shape="grid">
        <Fact term={t('deskAccounts.account')}>
          <bdi dir="ltr">{id}</bdi>
        </Fact>
        <Fact term={t('deskAccounts.created')}>{created}</Fact>
        <Fact term={t('deskAccounts.loggedIn')}>{loggedIn}</Fact>
        <Fact term={t('deskAccounts.sessionsLabel')}>
          {t('deskAccounts.sessions', { count: sessions })}
        </Fact>
        <Fact term={t('deskAccounts.status')}>
          <span className={`badge tone--${disabled ? 'danger' : 'success'}`}>
            <Icon name={disabled ? 'ban' : 'circle-check'} />
            {t(disabled ? 'deskAccounts.disabled' : 'deskAccounts.active')}
          </span>
          {disabled && (
            <>
              {' '}
              {t('deskAccounts.since', { day: disabled.since })}{' '}
              {disabled.until === null
                ? t('deskAccounts.noEnd')
                : t('deskAccounts.until', { day: disabled.until })}
            </>
          )}
        </Fact>
      </Facts>
      {disabled && <EnableForm id={id} since={disabled.at} />}
      {!disabled && isOwn && <p className="hint">{t('deskAccounts.own')}</p>}
      {!disabled && !isOwn && <DisableForm id={id} refused={refused} />}
    </article>
  )
}

const columns = ['account', 'since', 'until', 'reason', 'action'] as const

function DisabledTable({ accounts }: { accounts: readonly AccountCard[] }) {
  const { t, locale } = usePage()
  return (
    <DeskTable
      label={t('deskAccounts.list')}
      heads={columns.map((column) => t(`deskAccounts.columns.${column}`))}
    >
      {accounts.map(
        ({ id, disabled }) =>
          disabled && (
            <tr key={id}>
              <th scope="row">
                <bdi dir="ltr">{id}</bdi>
              </th>
              <td>{disabled.since}</td>
              <td>{disabled.until ?? t('deskAccounts.noEnd')}</td>
              <td>
                <bdi>{disabled.reason[locale]}</bdi>
              </td>
              <td>
                <EnableForm id={id} since={disabled.at} />
              </td>
            </tr>
          ),
      )}
    </DeskTable>
  )
}
