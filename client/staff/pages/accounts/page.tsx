import { directions, locales } from '#domain/site/locale'
import {
  type AccountCard,
  type AccountsPage,
  type DisablingField,
  disablingPeriods,
  type RefusedDisabling,
  reasonBounds,
} from '#domain/staff/accounts'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { Fact } from '../../../ui/text/inline'
import { DeskField, DoButton, PostForm, SelectField } from '../../desk-form'
import { DeskAlert, DeskBox, DeskTable } from '../../desk-parts'
import '../../../ui/danger-button.css'

export function DeskAccounts({ data: accounts }: { data: AccountsPage }) {
  const { t } = usePage()
  const { typed, found, problem, refused, disabled } = accounts
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskAccounts.title')}</h1>
      </header>
      {problem && <DeskAlert>{t(`deskAccounts.problems.${problem}`)}</DeskAlert>}
      <LookUp accounts={accounts} />
      {found.length > 0 && (
        <DeskBox id="found" title={t(typed ? 'deskAccounts.found' : 'deskAccounts.account')}>
          {found.map((account) => (
            <AccountDetails
              account={account}
              refused={refused?.account === account.id ? refused : null}
              key={account.id}
            />
          ))}
        </DeskBox>
      )}
      <DeskBox id="disabled" title={t('deskAccounts.list')}>
        {disabled.length === 0 ? (
          <p className="hint">{t('deskAccounts.none')}</p>
        ) : (
          <DisabledTable accounts={disabled} />
        )}
      </DeskBox>
    </div>
  )
}

/** POST, so that no URL contains an e-mail address. */
function LookUp({ accounts: { typed, problem } }: { accounts: AccountsPage }) {
  const { t } = usePage()
  const isWrong = problem === 'incomplete' || problem === 'notFound'
  return (
    <PostForm to="accounts" className="desk-form" aria-label={t('deskAccounts.find')}>
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
      <DoButton value="find" look="button--primary">
        {t('deskAccounts.submit')}
      </DoButton>
    </PostForm>
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
      rows={accounts.flatMap(({ id, disabled }) =>
        disabled
          ? {
              key: id,
              cells: [
                <bdi dir="ltr" key="account">
                  {id}
                </bdi>,
                disabled.since,
                disabled.until ?? t('deskAccounts.noEnd'),
                <bdi key="reason">{disabled.reason[locale]}</bdi>,
                <EnableForm id={id} since={disabled.at} key="action" />,
              ],
            }
          : [],
      )}
    />
  )
}

interface DisableFormProps {
  id: string
  refused: RefusedDisabling | null
}

const reasons = { ar: 'reasonAr', en: 'reasonEn' } as const

/** Disables an account, with a reason in both languages. */
function DisableForm({ id, refused }: DisableFormProps) {
  const { t } = usePage()
  /** What a field has besides its control, and what its control has. */
  const fieldOf = (name: DisablingField) => ({
    id: `${name}-${id}`,
    label: t(`deskAccounts.${name}`),
    error: refused?.issues.includes(name) ? t(`deskAccounts.issues.${name}`) : null,
  })
  const typedOf = (name: DisablingField) => ({
    name,
    defaultValue: refused?.typed[name] ?? '',
    'aria-required': true,
  })
  return (
    <PostForm to="accounts" className="desk-form" hidden={{ account: id }} noValidate>
      <p className="hint">{t('deskAccounts.disableHint')}</p>
      <div className="desk-form__columns">
        {locales.map((language) => (
          <DeskField {...fieldOf(reasons[language])} key={language}>
            {(control) => (
              <textarea
                className="textarea"
                lang={language}
                dir={directions[language]}
                rows={2}
                maxLength={reasonBounds.most}
                {...typedOf(reasons[language])}
                {...control}
              />
            )}
          </DeskField>
        ))}
        <SelectField
          {...fieldOf('period')}
          {...typedOf('period')}
          empty={t('deskAccounts.choosePeriod')}
          choices={disablingPeriods.map((days) => ({
            value: String(days),
            label: t(`deskAccounts.periods.d${days}`),
          }))}
        />
      </div>
      <DoButton value="disable" look="danger-button">
        {t('deskAccounts.disable')}
      </DoButton>
    </PostForm>
  )
}

interface EnableFormProps {
  id: string
  /** Instant at which it was disabled (epoch ms), to notice a later change. */
  since: number
}

function EnableForm({ id, since }: EnableFormProps) {
  const { t } = usePage()
  return (
    <PostForm to="accounts" hidden={{ account: id, since }}>
      <DoButton value="enable" label={t('deskAccounts.enableOf', { id })}>
        {t('deskAccounts.enable')}
      </DoButton>
    </PostForm>
  )
}
