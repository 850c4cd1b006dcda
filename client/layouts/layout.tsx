import { usePage } from '../i18n'
import { CookieNotice, ManageCookies } from '../widgets/preferences/cookie-notice'
import { SkipLinks } from '../widgets/skip-links'
import { Footer } from './footer'
import { Header } from './header'
import { PaperHead } from './paper-head'

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

function Maintenance({ title, text }: { title: string; text: string }) {
  return (
    <section className="maintenance" aria-labelledby="maintenance-title">
      <h2 id="maintenance-title">{title}</h2>
      <p>{text}</p>
    </section>
  )
}
