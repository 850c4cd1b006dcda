import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { KoaContextWithOIDC } from 'oidc-provider'
import { type SampleUser, sampleUsers } from './sample-users.ts'

type Language = 'ar' | 'en'

const providerTexts = {
  ar: {
    title: 'تسجيل الدخول المحلي',
    choose: 'اختر مستخدمًا للدخول به:',
    cancel: 'إلغاء',
    notice:
      'مزوّد هوية محلي للتطوير والاختبار، ومستخدموه بيانات تجريبية. لا يُستعمل في الإنتاج أبدًا.',
    logoutTitle: 'تسجيل الخروج',
    logout: 'سجّل خروجي',
    loggedOut: 'خرجت من مزوّد الهوية المحلي',
    errorTitle: 'تعذّر إكمال الطلب',
    back: 'العودة إلى الموقع',
  },
  en: {
    title: 'Local sign-in',
    choose: 'Choose the user to sign in as:',
    cancel: 'Cancel',
    notice:
      'A local identity provider for development and tests. Its users are sample data. Never for production.',
    logoutTitle: 'Sign out',
    logout: 'Sign me out',
    loggedOut: 'You are signed out of the local identity provider',
    errorTitle: 'The request could not be completed',
    back: 'Back to the site',
  },
} as const satisfies Record<Language, Record<string, string>>

type TextKey = keyof (typeof providerTexts)['ar']

/** The first of the preferred languages that the pages have, else Arabic. */
export function chooseLanguage(uiLocales: unknown): Language {
  const wanted = typeof uiLocales === 'string' ? uiLocales.split(' ') : []
  const found = wanted.map((tag) => tag.split('-')[0]).find((tag) => tag === 'ar' || tag === 'en')
  return found === 'en' ? 'en' : 'ar'
}

type Markup = ReturnType<typeof html>

const languages: readonly Language[] = ['ar', 'en']
const directions = { ar: 'rtl', en: 'ltr' } as const

const pageStyle = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
* { box-sizing: border-box }
body { margin: 0; padding: 1rem; background: light-dark(#f4f5f7, #14171b); color: light-dark(#1a1d21, #eceef0) }
main { max-inline-size: 30rem; margin-inline: auto }
h1 { font-size: 1.5rem; line-height: 1.3; margin-block: 1rem }
h1 bdi { display: block }
.notice { margin: 0; padding: .75rem 1rem; border-inline-start: .25rem solid light-dark(#9a5b00, #f0b050); background: light-dark(#fff4de, #33270f) }
form { margin-block: .75rem }
button { inline-size: 100%; min-block-size: 3rem; padding: .5rem 1rem; font: inherit; text-align: start; cursor: pointer; color: inherit; background: light-dark(#fff, #1f242a); border: 1px solid light-dark(#757b83, #8b939c); border-radius: .5rem }
button:hover { border-color: currentColor }
button:focus-visible, a:focus-visible { outline: 3px solid light-dark(#0b57d0, #8ab4f8); outline-offset: 2px }
small { display: block; color: light-dark(#4a5058, #b7bec6); overflow-wrap: anywhere }
a { color: light-dark(#0b57d0, #8ab4f8) }
code { overflow-wrap: anywhere }
`

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

/** Forms may lead to the site: Chromium applies `form-action` to redirects as well. */
function pagePolicy(siteOrigin: string): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    `form-action 'self' ${siteOrigin}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export type PageContext = Omit<KoaContextWithOIDC, 'oidc'>

/** The status is the caller's; oidc-provider sets that of errors itself. */
export function showPage(ctx: PageContext, origin: string, page: string): void {
  ctx.set('content-security-policy', pagePolicy(origin))
  ctx.set('cache-control', 'no-store')
  ctx.type = 'html'
  ctx.body = page
}

async function renderDocument(language: Language, title: string, main: Markup): Promise<string> {
  const document = await html`<!doctype html>
<html lang="${language}" dir="${directions[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${raw(pageStyle)}</style>
</head>
<body><main>${main}</main></body>
</html>`
  return String(document)
}

const notices = () =>
  languages.map(
    (language) =>
      html`<p class="notice" lang="${language}" dir="${directions[language]}">${providerTexts[language].notice}</p>
`,
  )

function userButton({ id, name, email, roles }: SampleUser, language: Language): Markup {
  const details = [email, ...roles].map((line) => html`<small><bdi dir="ltr">${line}</bdi></small>`)
  return html`<form method="post"><button type="submit" name="user" value="${id}">${name[language]}${details}</button></form>`
}

export function renderLoginPage(language: Language): Promise<string> {
  const { title, choose, cancel } = providerTexts[language]
  return renderDocument(
    language,
    title,
    html`<h1>${title}</h1>
${notices()}
<p>${choose}</p>
${sampleUsers.map((user) => userButton(user, language))}
<form method="post"><button type="submit" name="cancel" value="yes">${cancel}</button></form>`,
  )
}

/** A page for which no language was asked. */
function renderBilingualPage(key: TextKey, main: Markup): Promise<string> {
  const title = `${providerTexts.ar[key]} · ${providerTexts.en[key]}`
  return renderDocument(
    'ar',
    title,
    html`<h1>${bothTexts(key)}</h1>
${main}`,
  )
}

const bothTexts = (key: TextKey) =>
  html`${providerTexts.ar[key]} · <bdi lang="en">${providerTexts.en[key]}</bdi>`

/** `form` is the empty form of oidc-provider, with the id `op.logoutForm`. */
export function renderLogoutPage(form: string): Promise<string> {
  return renderBilingualPage(
    'logoutTitle',
    html`${notices()}
${raw(form)}
<p><button type="submit" form="op.logoutForm" name="logout" value="yes">${bothTexts('logout')}</button></p>`,
  )
}

export function renderLoggedOutPage(siteOrigin: string): Promise<string> {
  return renderBilingualPage(
    'loggedOut',
    html`<p><a href="${siteOrigin}/">${bothTexts('back')}</a></p>`,
  )
}

export function renderErrorPage(siteOrigin: string, error: string): Promise<string> {
  return renderBilingualPage(
    'errorTitle',
    html`<p lang="en" dir="ltr"><code>${error}</code></p>
<p><a href="${siteOrigin}/">${bothTexts('back')}</a></p>`,
  )
}
