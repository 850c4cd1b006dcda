import { localPath } from '#domain/site/locale'
import { usePage } from '../i18n'
import { Day } from '../ui/text/date'
import { CookieNotice, ManageCookies } from '../widgets/preferences/cookie-notice'
import { EmergencyNotices } from './emergency-notices'
import { Footer } from './footer'
import { Header } from './header'

/**
 * Everything before `<main>`, rendered without the page's payload. The two layouts, green hero and
 * default, differ only by the class of `<body>`.
 */
export function PageTop() {
  return (
    <>
      <SkipLinks />
      <EmergencyNotices />
      <CookieNotice />
      <Header />
      <PaperHead />
    </>
  )
}

export function PageBottom() {
  return (
    <>
      <Footer />
      <ManageCookies />
    </>
  )
}

function SkipLinks() {
  const { t } = usePage()
  return (
    <nav className="skip" aria-label={t('skip.label')}>
      <a href="#tools">{t('skip.tools')}</a>
      <a href="#main">{t('skip.content')}</a>
    </nav>
  )
}

/** Header of printed pages: authority, URL and date (print.css). */
function PaperHead() {
  const { t, site, locale, path, query } = usePage()
  return (
    <div className="paper-head">
      <strong>{t('site.name')}</strong>
      <bdi dir="ltr">
        {site.domain}
        <output name="path">{localPath(path, locale) + query}</output>
      </bdi>
      <span>
        {`${t('paper.day')} `}
        <Day date={site.today} />
      </span>
    </div>
  )
}
