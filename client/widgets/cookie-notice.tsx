import type { ReactNode } from 'react'
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
          <CookieAnswer choice="accept">{t('cookies.accept')}</CookieAnswer>
          <CookieAnswer choice="reject">{t('cookies.reject')}</CookieAnswer>
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
        <CookieKinds />
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

/** What `<html>` will say of an answer. */
const consents = { accept: 'all', reject: 'necessary' } as const

interface CookieAnswerProps {
  choice: keyof typeof consents
  children: ReactNode
}

/** A button of the form that says yes or no to all at once. */
export function CookieAnswer({ choice, children }: CookieAnswerProps) {
  return (
    <button
      className="button button--secondary"
      type="submit"
      name="choice"
      value={choice}
      data-consent={consents[choice]}
    >
      {children}
    </button>
  )
}

/** What may be allowed, a box each. */
export function CookieKinds() {
  return (
    <>
      <CookieKind kind="necessary" />
      <CookieKind kind="measure" />
    </>
  )
}

/**
 * Necessary cookies are shown with the others and cannot be turned off. No box is ticked in the
 * markup, which is the same for every reader: early.ts ticks the dialog's by `<html>`,
 * cookie-boxes.ts those of the page about cookies, and without script the style shows what is
 * allowed (forms.css).
 */
function CookieKind({ kind }: { kind: 'necessary' | 'measure' }) {
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
