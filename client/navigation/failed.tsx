import { useRouter } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { PageData } from '#domain/payloads/payloads'
import { directions, localPath } from '#domain/site/locale'
import { incidentOf } from '../boot/report-error'
import { PageScopeContext, usePage } from '../i18n'
import { StandingPart } from '../layouts/chrome'
import type { RouterContext } from './router'

interface FailedProps {
  error: unknown
}

/** What is said until the error page is there, or where it cannot be had either. */
function Plain() {
  const { locale, t, path } = usePage()
  return (
    <div className="container reading flow">
      <h1>{t('genericFailure')}</h1>
      <p>
        <a href={localPath(path, locale)}>{t('version.reload')}</a>
      </p>
    </div>
  )
}

const Failure = lazy(async () => {
  try {
    const { Failure, ready } = await import('./failure')
    await ready
    return { default: Failure }
  } catch {
    return { default: Plain }
  }
})

/** Stands in `<main>` when React could not render the page: the error page, in both languages. */
export function Failed({ error }: FailedProps) {
  return (
    <Suspense fallback={<Plain />}>
      <Failure incident={incidentOf(error)} />
    </Suspense>
  )
}

/** Stands for the whole document when React could not render the frame: the same page in it. */
export function FailedDocument({ error }: FailedProps) {
  const router = useRouter()
  const { locale, t, inline, standing }: RouterContext = router.options.context
  const data = router.state.matches.at(-1)?.loaderData as PageData | undefined
  if (!data) return null
  const { head, site } = data
  const scope = { locale, t, site, route: null, path: '/', query: '', trail: [], ...head }
  return (
    <html lang={locale} dir={directions[locale]} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <title>{t('site.short')}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own sheets, covered by the CSP's hash */}
        <style dangerouslySetInnerHTML={{ __html: inline.style }} />
      </head>
      <body className="layout-default">
        <StandingPart html={standing.top} />
        <main id="main" tabIndex={-1}>
          <PageScopeContext value={scope}>
            <Failed error={error} />
          </PageScopeContext>
        </main>
        <StandingPart html={standing.bottom} />
      </body>
    </html>
  )
}
