import { localPath } from '#domain/site/locale'
import { usePage } from '../i18n'
import { Day } from '../ui/text/date'
import { CookieNotice, ManageCookies } from '../widgets/preferences/cookie-notice'
import { Footer } from './footer'
import { Header } from './header'
import './maintenance.css'

/**
 * Everything before `<main>`, rendered without the page's payload. The two layouts, green hero and
 * default, differ only by the class of `<body>`.
 */
export function PageTop() {
  const { site } = usePage()
  return (
    <>
      <SkipLinks />
      <CookieNotice />
      <Header />
      <PaperHead />
      {site.banner && <Maintenance {...site.banner} />}
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

function Maintenance({ title, text }: { title: string; text: string }) {
  return (
    <section className="maintenance" aria-labelledby="maintenance-title">
      <h2 id="maintenance-title">{title}</h2>
      <p>{text}</p>
    </section>
  )
}
