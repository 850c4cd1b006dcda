import type { AccountCard, RefusedDisabling } from '#domain/staff/accounts'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Fact } from '../../../ui/text/fact'
import { DisableForm } from './disable-form'
import { EnableForm } from './enable-form'
import '../../../ui/text/badge.css'
import './desk-accounts.css'

interface AccountDetailsProps {
  account: AccountCard
  refused: RefusedDisabling | null
}

/** An account with its state, and the form that changes it. */
export function AccountDetails({ account, refused }: AccountDetailsProps) {
  const { t } = usePage()
  const { id, created, loggedIn, sessions, disabled, isOwn } = account
  return (
    <article className="account">
      <dl className="account__facts">
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
      </dl>
      {disabled && <EnableForm id={id} since={disabled.at} />}
      {!disabled && isOwn && <p className="hint">{t('deskAccounts.own')}</p>}
      {!disabled && !isOwn && <DisableForm id={id} refused={refused} />}
    </article>
  )
}
