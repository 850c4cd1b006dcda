import type { AccountCard } from '#domain/staff/accounts'
import { usePage } from '../../../i18n'
import { DeskScroll } from '../../desk-scroll'
import { EnableForm } from './enable-form'
import './desk-accounts.css'
import '../../desk-table.css'

const columns = ['account', 'since', 'until', 'reason', 'action'] as const

export function DisabledTable({ accounts }: { accounts: readonly AccountCard[] }) {
  const { t, locale } = usePage()
  return (
    <DeskScroll label={t('deskAccounts.list')}>
      <table className="desk-table">
        <thead>
          <tr>
            {columns.map((column) => (
              <th scope="col" key={column}>
                {t(`deskAccounts.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map(
            ({ id, disabled }) =>
              disabled && (
                <tr key={id}>
                  <th scope="row">
                    <bdi dir="ltr">{id}</bdi>
                  </th>
                  <td className="accounts__day">{disabled.since}</td>
                  <td className="accounts__day">{disabled.until ?? t('deskAccounts.noEnd')}</td>
                  <td className="accounts__reason">
                    <bdi>{disabled.reason[locale]}</bdi>
                  </td>
                  <td>
                    <EnableForm id={id} since={disabled.at} />
                  </td>
                </tr>
              ),
          )}
        </tbody>
      </table>
    </DeskScroll>
  )
}
