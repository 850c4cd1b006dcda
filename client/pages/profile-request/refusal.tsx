import { toDigits } from '#domain/dates/format'
import type { OwnChange } from '#domain/forms/personal-state'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'

/** Why an action was not carried out; takes focus. */
export function ActionRefusal({ of: { action, form } }: { of: OwnChange }) {
  const { t, site } = usePage()
  const { issues, failure } = form
  const label = t(action === 'reopen' ? 'tickets.reopen.reason' : 'tickets.reply')
  return (
    <div
      className="error-summary"
      role="alert"
      tabIndex={-1}
      aria-labelledby="error-title"
      // biome-ignore lint/a11y/noAutofocus: errors are read first, also without script
      autoFocus
    >
      <h2 id="error-title">
        <Icon name="circle-alert" />
        <span>{t('profile.request.refused')}</span>
      </h2>
      {failure && <p>{failure}</p>}
      {issues.length > 0 && (
        <ul>
          {issues.map(({ field, message }) => (
            <li key={field}>
              <a href={`#${field}`}>{toDigits(`${label}: ${message}`, site.digits)}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
