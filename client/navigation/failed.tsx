import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { PageData } from '#domain/payloads/page-data'
import { directions, localPath } from '#domain/site/locale'
import { incidentOf } from '../boot/report-error'
import { PageScopeContext, siteScope, usePage } from '../i18n'
import { ServerChromePart } from '../layouts/chrome'
import type { RouterContext } from './root'

interface FailedProps {
  error: unknown
}

/** Shown while the error page loads, or if it cannot be loaded. */
function Plain() {
  const { locale, t, path, query } = usePage()
  return (
    <div className="container reading flow">
      <h1>{t('genericFailure')}</h1>
      <p>
        <a href={localPath(path, locale) + query}>{t('version.reload')}</a>
      </p>
    </div>
  )
}

const NavigationFailure = lazy(async () => {
  try {
    const { NavigationFailure, ready } = await import('./failure')
    await ready
    return { default: NavigationFailure }
  } catch {
    return { default: Plain }
  }
})

/** Error page in `<main>` if React could not render the page. */
export function Failed({ error }: FailedProps) {
  return (
    <Suspense fallback={<Plain />}>
      <NavigationFailure incident={incidentOf(error)} />
    </Suspense>
  )
}

/** Error page as a whole document if React could not render the frame. */
export function FailedDocument({ error }: FailedProps) {
  const router = useRouter()
  const { locale, t, inline, serverMarkup }: RouterContext = router.options.context
  const data = router.state.matches.at(-1)?.loaderData as PageData | undefined
  if (!data) return null
  const scope = {
    locale,
    t,
    ...siteScope(data.site),
    route: null,
    path: '/',
    query: '',
    trail: [],
    ...data.head,
  }
  return (
    <html lang={locale} dir={directions[locale]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <title>{t('site.name')}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheets, covered by the CSP's hash */}
        <style dangerouslySetInnerHTML={{ __html: inline.style }} />
      </head>
      <body className="layout-default">
        <ServerChromePart html={serverMarkup.top} />
        <main id="main" tabIndex={-1}>
          <PageScopeContext value={scope}>
            <Failed error={error} />
          </PageScopeContext>
        </main>
        <ServerChromePart html={serverMarkup.bottom} />
      </body>
    </html>
  )
}
