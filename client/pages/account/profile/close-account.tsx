import { toDigits } from '#domain/dates/format'
import type { Closing } from '#domain/forms/member-state'
import { usePage } from '../../../i18n'
import { Day } from '../../../ui/text/date'
import { TableFrame } from '../../../ui/text/table-frame'
import { OwnError } from './own-error'
import { ProfileForm } from './profile-form'
import '../../../ui/danger-button.css'
import './profile.css'

const rows = [
  'account',
  'newsletter',
  'requests',
  'comments',
  'ratings',
  'audit',
  'backups',
] as const
const errorId = 'understood-error'

interface CloseAccountProps {
  of: Closing
  isUnconfirmed: boolean
}

/** Data that a deletion removes and keeps, and the button with its date. */
export function CloseAccount({ of: { date, openRequests }, isUnconfirmed }: CloseAccountProps) {
  const { t, site } = usePage()
  const columns = [t('profile.closing.what'), t('profile.closing.happens')] as const
  return (
    <>
      <p>{t('profile.closing.text')}</p>
      <details className="own-close" open={isUnconfirmed}>
        <summary className="button danger-button">{t('profile.closing.start')}</summary>
        <div className="own-close__body">
          <TableFrame label={t('table.label', { columns: columns.join(t('date.separator')) })}>
            <table>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th scope="col" key={column}>
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row}>
                    <th scope="row">{t(`profile.closing.rows.${row}.what`)}</th>
                    <td>{t(`profile.closing.rows.${row}.happens`)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableFrame>
          {openRequests > 0 && (
            <p>
              <strong>
                {toDigits(t('profile.closing.open', { count: openRequests }), site.digits)}
              </strong>
            </p>
          )}
          <ProfileForm name="closeAccount" className={isUnconfirmed ? 'field--error' : undefined}>
            {isUnconfirmed && <OwnError id={errorId} message={t('profile.closing.unconfirmed')} />}
            <label className="option">
              <input
                type="checkbox"
                name="understood"
                value="yes"
                required
                // biome-ignore lint/a11y/noAutofocus: the error is read first, also without script
                autoFocus={isUnconfirmed}
                aria-invalid={isUnconfirmed || undefined}
                aria-describedby={isUnconfirmed ? errorId : undefined}
              />
              <span>{t('profile.closing.understood')}</span>
            </label>
            <button className="button danger-button" type="submit">
              <span>
                {`${t('profile.closing.submit')} `}
                <Day date={date} />
              </span>
            </button>
          </ProfileForm>
        </div>
      </details>
    </>
  )
}
