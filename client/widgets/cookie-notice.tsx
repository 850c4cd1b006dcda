import { usePage } from '../i18n'
import { ReturnPath } from '../ui/return-path'

/** The manage popover, which the footer opens again once the notice was answered. */
export const manageCookiesId = 'cookie-manage'

/**
 * Three answers of equal weight; gone once `<html>` carries one: a button's `data-consent` is what it
 * will say (early.ts).
 */
export function CookieNotice() {
  const { t } = usePage()
  return (
    <section className="cookie-notice" aria-labelledby="cookie-title">
      <form className="cookie-notice__inner" method="post" action="/cookies">
        <ReturnPath />
        <div>
          <h2 id="cookie-title">{t('cookies.title')}</h2>
          <p>{t('cookies.text')}</p>
        </div>
        <div className="cookie-notice__actions">
          <button
            className="button button--secondary"
            type="submit"
            name="choice"
            value="accept"
            data-consent="all"
          >
            {t('cookies.accept')}
          </button>
          <button
            className="button button--secondary"
            type="submit"
            name="choice"
            value="reject"
            data-consent="necessary"
          >
            {t('cookies.reject')}
          </button>
          <button
            className="button button--secondary"
            type="button"
            popoverTarget={manageCookiesId}
          >
            {t('cookies.manage')}
          </button>
        </div>
      </form>
    </section>
  )
}

export function ManageCookies() {
  const { t } = usePage()
  return (
    <div
      className="popover"
      id={manageCookiesId}
      popover="auto"
      role="dialog"
      aria-labelledby="manage-title"
    >
      <form method="post" action="/cookies">
        <ReturnPath />
        <input type="hidden" name="choice" value="manage" />
        <h2 id="manage-title" tabIndex={-1}>
          {t('cookies.manageTitle')}
        </h2>
        <CookieKind kind="necessary" />
        <CookieKind kind="measure" />
        <CookieKind kind="video" />
        <div className="button-row">
          <button className="button button--primary" type="submit" data-consent="custom.">
            {t('cookies.save')}
          </button>
          <button
            className="button button--quiet"
            type="button"
            popoverTarget={manageCookiesId}
            popoverTargetAction="hide"
          >
            {t('cookies.close')}
          </button>
        </div>
      </form>
    </div>
  )
}

/**
 * Necessary cookies are shown with the others and cannot be turned off. No box is ticked in the
 * markup, which is the same for every reader: early.ts ticks them by `<html>`, and without script
 * the style shows what is allowed (forms.css).
 */
function CookieKind({ kind }: { kind: 'necessary' | 'measure' | 'video' }) {
  const { t } = usePage()
  const always = kind === 'necessary'
  return (
    <label className="option option--row">
      <input
        type="checkbox"
        name={always ? undefined : kind}
        defaultChecked={always}
        disabled={always}
      />
      <span>
        <strong>{t(`cookies.${kind}.title`)}</strong>
        <small>{t(`cookies.${kind}.text`)}</small>
        {always || <small className="option__allowed no-script">{t('cookies.allowed')}</small>}
      </span>
    </label>
  )
}
