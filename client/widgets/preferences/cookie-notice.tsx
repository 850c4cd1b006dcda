import type { ReactNode } from 'react'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { ReturnPath } from '../../ui/page/return-path'
import { PageLink } from '../../ui/text/link'

const manageCookiesId = 'cookie-manage'

/**
 * Three answers of equal weight, hidden once `<html>` has a consent. `data-consent` is the value
 * that a button sets there (inline-script.ts). The notice follows the skip links in the document
 * and is displayed at the end of the window.
 */
export function CookieNotice() {
  const { t } = usePage()
  return (
    <section className="cookie-notice" aria-label={t('cookies.title')}>
      <form className="cookie-notice__inner" method="post" action="/cookies">
        <ReturnPath />
        <p>
          {`${t('cookies.text')} `}
          <PageLink to="cookies" />
        </p>
        <div className="cookie-notice__actions">
          <CookieAnswer choice="accept" isSmall>
            {t('cookies.accept')}
          </CookieAnswer>
          <CookieAnswer choice="reject" isSmall>
            {t('cookies.reject')}
          </CookieAnswer>
          <button
            className="button button--secondary button--small"
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

/** Values of `data-consent` on `<html>`. */
const consents = { accept: 'all', reject: 'necessary' } as const

interface CookieAnswerProps {
  choice: keyof typeof consents
  isSmall?: boolean
  children: ReactNode
}

export function CookieAnswer({ choice, isSmall, children }: CookieAnswerProps) {
  return (
    <button
      className={`button button--secondary${isSmall ? ' button--small' : ''}`}
      type="submit"
      name="choice"
      value={choice}
      data-consent={consents[choice]}
    >
      {children}
    </button>
  )
}

export function CookieKinds() {
  const { t } = usePage()
  return (
    <>
      <div className="option option--row">
        <Icon name="check" />
        <span>
          <strong>{t('cookies.necessary.title')}</strong>
          <small>{t('cookies.necessary.text')}</small>
        </span>
        <span className="option__always">{t('cookies.always')}</span>
      </div>
      <Measure />
    </>
  )
}

/**
 * Not checked in the markup, which is the same for every reader: `tickCookieBoxes` sets the checkbox
 * of the cookies page, and without script CSS shows what is allowed (forms.css).
 */
function Measure() {
  const { t } = usePage()
  return (
    <label className="option option--row">
      <input type="checkbox" name="measure" />
      <span>
        <strong>{t('cookies.measure.title')}</strong>
        <small>{t('cookies.measure.text')}</small>
        <small className="option__allowed no-script">{t('cookies.allowed')}</small>
      </span>
    </label>
  )
}
