import { setCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { type Locale, locales, localPath } from '#domain/site/locale'
import type { SessionDeps } from '../auth/auth-context'
import { keepChoice } from '../auth/session'
import type { Deployment } from '../env'
import type { FieldsDeps } from '../http/form-fields'
import { isJson, readFields } from '../http/form-fields'
import type { HandlerContext } from '../http/handler-context'
import { referringPage } from '../http/negotiate-locale'
import {
  cookieNames,
  persistentCookie,
  readCookie,
  readDisplay,
  writeDisplay,
} from '../http/preferences'
import { plainHeaders } from '../http/security-headers'
import { resolveKnownPage } from '../routing/resolve-url'

type PreferencesContext = HandlerContext<
  SessionDeps & FieldsDeps & { deployment: Pick<Deployment, 'origin'> }
>

const path = v.optional(v.pipe(v.string(), v.maxLength(2_000)))
const localeFields = v.object({ locale: v.picklist(locales), path })
const consentFields = v.object({
  choice: v.picklist(['accept', 'reject', 'manage']),
  measure: v.optional(v.string()),
  path,
})
const displayFields = v.object({
  'color-mode': v.optional(v.picklist(['light', 'dark', 'system'])),
  size: v.optional(v.picklist(['1', '2', '3', '4'])),
  contrast: v.optional(v.picklist(['normal', 'more'])),
  spacing: v.optional(v.picklist(['normal', 'wide'])),
  motion: v.optional(v.picklist(['system', 'none'])),
  path,
})

const preferenceFields = v.object({
  ...displayFields.entries,
  locale: v.picklist(locales),
  form: v.string(),
})

const toolNames = ['size', 'contrast', 'spacing', 'motion'] as const

/** Unknown fields are ignored in a form and rejected in JSON (422). */
async function parseFields<E extends v.ObjectEntries>(
  c: PreferencesContext,
  { entries }: v.ObjectSchema<E, undefined>,
  values?: Record<string, unknown>,
): Promise<v.InferOutput<v.ObjectSchema<E, undefined>>> {
  const schema = isJson(c.req.raw.headers) ? v.strictObject(entries) : v.object(entries)
  const parsed = v.safeParse(schema, values ?? (await readFields(c)).values)
  if (!parsed.success) throw new HTTPException(422)
  return parsed.output
}

/** The query of the page with the form, from the Referer; empty if that is another page. */
function refererQuery(c: PreferencesContext, path: string): string {
  const page = referringPage(c)
  return page?.pathname === path ? page.search : ''
}

function respondChosen(c: PreferencesContext, location: string): Response {
  for (const [name, value] of Object.entries(plainHeaders)) c.header(name, value)
  c.header('cache-control', 'no-store')
  return isJson(c.req.raw.headers) ? c.body(null, 204) : c.redirect(location, 303)
}

function redirectBack(c: PreferencesContext, from: string | undefined, hash = ''): Response {
  const { path, locale } = resolveKnownPage(from)
  const page = localPath(path, locale)
  return respondChosen(c, page + refererQuery(c, page) + hash)
}

/** Stores the language and redirects to the same page and query in it. */
export async function switchLocale(c: PreferencesContext): Promise<Response> {
  const fields = await parseFields(c, localeFields)
  const { path: page, locale } = resolveKnownPage(fields.path)
  const pathIn = (to: Locale) => localPath(page, to)
  setCookie(c, cookieNames.locale, fields.locale, persistentCookie)
  await keepChoice(c, { locale: fields.locale })
  return respondChosen(c, pathIn(fields.locale) + refererQuery(c, pathIn(locale)))
}

/** Stores the cookie consent; with `manage`, the fields name the accepted purposes. */
export async function chooseCookies(
  c: PreferencesContext,
  values: Record<string, unknown>,
): Promise<Response> {
  const { choice, measure, path: from } = await parseFields(c, consentFields, values)
  const custom = `custom.${measure ? 'm' : ''}`
  const consent = { accept: 'all', reject: 'necessary', manage: custom }[choice]
  setCookie(c, cookieNames.consent, consent, { ...persistentCookie, httpOnly: false })
  return redirectBack(c, from)
}

/** Changes the display cookie by the fields that were sent; its new value. */
function setDisplay(
  c: PreferencesContext,
  fields: Omit<v.InferOutput<typeof displayFields>, 'path'>,
): string {
  const before = readDisplay(readCookie(c.req.header('cookie') ?? '', cookieNames.display))
  const after = { ...before }
  if (fields['color-mode']) after.mode = fields['color-mode']
  for (const name of toolNames) {
    if (fields[name]) after[name] = fields[name]
  }
  const display = writeDisplay(readDisplay(writeDisplay(after)))
  setCookie(c, cookieNames.display, display, persistentCookie)
  return display
}

/** Stores the language and display chosen on the profile, and returns the language. */
export async function choosePreferences(
  c: PreferencesContext,
  values: Record<string, unknown>,
): Promise<Locale> {
  const fields = await parseFields(c, preferenceFields, values)
  const { locale } = fields
  setCookie(c, cookieNames.locale, locale, persistentCookie)
  await keepChoice(c, { locale, display: setDisplay(c, fields) })
  return locale
}

/** Stores the display preferences of visitors without JavaScript, and of who is logged in. */
export async function chooseDisplay(c: PreferencesContext): Promise<Response> {
  const fields = await parseFields(c, displayFields)
  await keepChoice(c, { display: setDisplay(c, fields) })
  // The tools are at the end of the page, whose height may have changed.
  const isFromTools = toolNames.some((name) => fields[name])
  return redirectBack(c, fields.path, isFromTools ? '#tools' : '')
}
