import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import { type Locale, locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { knownPlace } from '../routing/resolve-url'
import type { AppEnv } from '../runtime/request-context'
import { isJson, readFields } from './form-fields'
import { cookieNames, readCookie, readDisplay, writeDisplay } from './preferences'
import { referringPage } from './referring-page'
import { plainHeaders } from './security-headers'

const yearInSeconds = 31_536_000
/** Cookies of a choice: kept for a year, out of scripts' reach. */
export const lasting = {
  path: '/',
  maxAge: yearInSeconds,
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const

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

const toolNames = ['size', 'contrast', 'spacing', 'motion'] as const

/** What the schema does not name is left out of a form, and refused in JSON. */
async function parse<E extends v.ObjectEntries>(
  c: Context<AppEnv>,
  { entries }: v.ObjectSchema<E, undefined>,
  sent?: Record<string, unknown>,
): Promise<v.InferOutput<v.ObjectSchema<E, undefined>>> {
  const schema = isJson(c.req.raw.headers) ? v.strictObject(entries) : v.object(entries)
  const parsed = v.safeParse(schema, sent ?? (await readFields(c)).values)
  if (!parsed.success) throw new HTTPException(422)
  return parsed.output
}

/** The page's own query, which only the Referer tells; nothing of another site's or another page. */
function queryOf(c: Context<AppEnv>, from: string): string {
  const page = referringPage(c)
  return page?.pathname === from ? page.search : ''
}

function finish(c: Context<AppEnv>, location: string): Response {
  for (const [name, value] of Object.entries(plainHeaders)) c.header(name, value)
  c.header('cache-control', 'no-store')
  return isJson(c.req.raw.headers) ? c.body(null, 204) : c.redirect(location, 303)
}

function back(c: Context<AppEnv>, from: string | undefined, hash = ''): Response {
  const { place, locale } = knownPlace(from)
  const here = routePath(place.name, locale, place.params)
  return finish(c, here + queryOf(c, here) + hash)
}

/** The language switch: remembers the choice and shows the same page, query kept (decision 3). */
export async function switchLocale(c: Context<AppEnv>): Promise<Response> {
  const fields = await parse(c, localeFields)
  const { place, locale } = knownPlace(fields.path)
  const pathIn = (wanted: Locale) => routePath(place.name, wanted, place.params)
  setCookie(c, cookieNames.locale, fields.locale, lasting)
  return finish(c, pathIn(fields.locale) + queryOf(c, pathIn(locale)))
}

/** The cookie notice's answer; `manage` names what is welcome besides the necessary. */
export async function chooseCookies(
  c: Context<AppEnv>,
  sent: Record<string, unknown>,
): Promise<Response> {
  const { choice, measure, path: from } = await parse(c, consentFields, sent)
  const custom = `custom.${measure ? 'm' : ''}`
  const consent = { accept: 'all', reject: 'necessary', manage: custom }[choice]
  setCookie(c, cookieNames.consent, consent, { ...lasting, httpOnly: false })
  return back(c, from)
}

/** Text size, contrast, spacing, motion and colour mode for who has no script (decision 49). */
export async function chooseDisplay(c: Context<AppEnv>): Promise<Response> {
  const fields = await parse(c, displayFields)
  const before = readDisplay(readCookie(c.req.header('cookie') ?? '', cookieNames.display))
  const after = { ...before }
  if (fields['color-mode']) after.mode = fields['color-mode']
  for (const name of toolNames) {
    if (fields[name]) after[name] = fields[name]
  }
  const chosen = readDisplay(writeDisplay(after))
  setCookie(c, cookieNames.display, writeDisplay(chosen), lasting)
  // The tools stand at the end of a page that may now be of another height.
  const isByTools = toolNames.some((name) => fields[name])
  return back(c, fields.path, isByTools ? '#tools' : '')
}
