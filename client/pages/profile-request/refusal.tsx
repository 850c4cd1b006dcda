import { toDigits } from '#domain/dates/format'
import type { FormState } from '#domain/forms/personal-state'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'

/** Why an action was not carried out; takes focus. */
export function Refusal({ of: { issues, failure } }: { of: FormState }) {
  const { t, site } = usePage()
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
              <a href={`#${field}`}>{toDigits(`${t('tickets.reply')}: ${message}`, site.digits)}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
