import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Form } from '#domain/forms/form'
import { forms } from '#domain/forms/registry'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { danglingIds, summaryOf } from '../../support/forms/form-markup'
import { type Opened, openForm, sendBody, stateOf } from '../../support/forms/forms'
import { formType } from '../../support/forms/posts'
import { findMarkupErrors } from '../../support/markup'
import { payloadPath } from '../../support/pages'
import { isSoak, sample } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const places = sample(Object.values<Form>(forms), locales).map(
  ({ subject: form, variant: locale }, at) => ({
    form,
    locale,
    path: routePath(form.page, locale),
    at,
  }),
)

/** Values that must never be shared between visitors. */
function secretsOf(opened: Pick<Opened, 'own'>): string[] {
  const { idempotencyKey, captcha } = stateOf(opened)
  if (!captcha) return [idempotencyKey]
  const { signature } = JSON.parse(captcha.challenge)
  return [idempotencyKey, captcha.question?.token ?? '', signature]
}

describe.each(places)('the form at $path', ({ form, path, at }) => {
  it('is a page of its own for each visitor, which nobody may keep', async () => {
    for (const asked of ['"x"', '*']) {
      const opened = await openForm(site, path, { 'if-none-match': asked })
      expect(opened.status).toBe(200)
      expect(opened.headers.get('cache-control')).toBe('no-store')
      expect(opened.headers.get('etag')).toBe(null)
      expect(opened.headers.getSetCookie()).toEqual([])
    }
  })

  it('may be found by search engines', async () => {
    expect((await openForm(site, path)).headers.get('x-robots-tag')).toBe(null)
  })

  it('is another one each time, its hidden fields and its payload alike', async () => {
    const given = [
      ...secretsOf(await openForm(site, path)),
      ...secretsOf(await openForm(site, path)),
    ]
    for (let turn = 0; turn < 2; turn += 1) {
      const response = await site.ask(payloadPath(path))
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.getSetCookie()).toEqual([])
      const { own } = JSON.parse(await response.text())
      given.push(...secretsOf({ own }))
    }
    expect(given).toHaveLength(form.captcha ? 12 : 4)
    expect(new Set(given).size).toBe(given.length)
  })

  it('says the same in its hidden fields as in what script takes over', async () => {
    const opened = await openForm(site, path)
    const { idempotencyKey, captcha, values, issues, failure } = stateOf(opened)
    expect(opened.key).toBe(idempotencyKey)
    expect(opened.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(opened.token).toBe(captcha?.question?.token ?? '')
    expect({ values, issues, failure }).toEqual({ values: {}, issues: [], failure: null })
  })

  it.runIf(isSoak || at < 2)(
    'comes neither from memory nor from the Cache API, in a new isolate either',
    async () => {
      const read = async () => {
        const answer = await site.ask(path)
        return { source: await site.source(answer), html: await answer.text() }
      }
      const first = await read()
      await site.isolate()
      const [second, third] = [await read(), await read()]
      const sources = [first, second, third].map(({ source }) => source)
      expect(sources.filter((source) => !['d1', 'kv'].includes(source))).toEqual([])
      expect(second.html).not.toBe(first.html)
      expect(third.html).not.toBe(second.html)
    },
  )

  it('tells its headers alone to HEAD', async () => {
    const head = await site.ask(path, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('cache-control')).toBe('no-store')
    expect(await head.text()).toBe('')
  })

  it('is sound markup, and every id it names exists', async () => {
    const { html } = await openForm(site, path)
    expect(await findMarkupErrors(html)).toEqual([])
    expect(danglingIds(html)).toEqual([])
  })
})

describe('what KV keeps', () => {
  it('holds nothing of any form that was shown', async () => {
    const secrets: string[] = []
    for (const { path } of places) secrets.push(...secretsOf(await openForm(site, path)))
    const { PAYLOADS, OUTBOX } = await site.env()
    const { keys } = await PAYLOADS.list()
    const kept = await Promise.all(keys.map(async ({ name }) => name + (await PAYLOADS.get(name))))
    expect(kept.length).toBeGreaterThan(0)
    const found = secrets.filter((secret) => kept.some((entry) => entry.includes(secret)))
    expect(found).toEqual([])
    expect(kept.filter((entry) => /idempotencyKey|challenge|captcha/.test(entry))).toEqual([])
    expect((await OUTBOX.list()).keys).toEqual([])
  })
})

describe.each(Object.values<Form>(forms))('an empty POST to the page of $name', (form) => {
  const path = routePath(form.page, 'en')
  const required = Object.keys(form.fields).filter((name) => !form.fields[name]?.isOptional)
  const errors = form.captcha ? [...required, 'captcha'] : required

  it.each([
    ['as a form', formType, ''],
    ['as JSON', 'application/json', '{}'],
    ['as text', 'text/plain', ''],
  ])('%s is that form, empty', async (_, type, body) => {
    const reply = await sendBody(site, path, body, { 'content-type': type })
    expect(reply.status).toBe(422)
    expect(summaryOf(reply.text).map(({ field }) => field)).toEqual(errors)
  })
})
