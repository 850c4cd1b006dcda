import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { danglingIds, shownValues } from '../../support/forms/form-markup'
import {
  openForm,
  post,
  postJson,
  readOpened,
  sendSupport,
  supportFields,
} from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { mainOf, textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { countRows, forgetVisitors } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => forgetVisitors(site))

const path = '/en/contact'
type Headers = Record<string, string>

/** Uses up the limit of ten submissions per address in ten minutes. */
async function spend(visitor: (index: number) => Headers) {
  for (let index = 0; index < 10; index += 1) {
    const { reply } = await sendSupport(site, path, {}, visitor(index))
    expect(reply.status).toBe(303)
  }
}

describe('the eleventh request of one address in ten minutes', () => {
  it.each(locales)('is asked in %s to prove work, with all that was typed', async (locale) => {
    const visitor = newVisitor()
    await spend(() => visitor)
    const place = routePath('contact', locale)
    const opened = await openForm(site, place)
    const fields = supportFields(opened, { mainType: 'SUGG', message: 'Kept <b> as it was' })
    const reply = await post(site, place, fields, visitor)
    const t = translators[locale]
    expect(reply.status).toBe(422)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(mainOf(reply.text)).toContain(t('answer.stepUp.form'))
    expect(textOf(reply.text, 'title')).toContain(t('form.error'))
    expect(shownValues(reply.text)).toMatchObject({ mainType: 'SUGG', message: fields.message })
    expect(readOpened(reply.text).key).toBe(opened.key)
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])
    expect(await countRows(site, 'submissions')).toBe(10)
  })

  it('is told so to a program, with its form', async () => {
    const visitor = newVisitor()
    await spend(() => visitor)
    const opened = await openForm(site, path)
    const reply = await postJson(site, path, supportFields(opened), visitor)
    expect(reply.status).toBe(422)
    expect(reply.json).toMatchObject({ status: 422, form: { idempotencyKey: opened.key } })
  })

  it('does not pass by another forwarding header, and costs no other address anything', async () => {
    const visitor = newVisitor()
    await spend((index) => ({ ...visitor, 'x-forwarded-for': `10.0.0.${index}` }))
    for (const name of ['x-forwarded-for', 'x-real-ip', 'true-client-ip', 'forwarded']) {
      const { reply } = await sendSupport(site, path, {}, { ...visitor, [name]: '192.0.2.77' })
      expect([name, reply.status]).toEqual([name, 422])
    }
    expect((await sendSupport(site, path)).reply.status).toBe(303)
  })

  it('is of one IPv6 network, however it is spelled', async () => {
    await spend((index) => ({ 'cf-connecting-ip': `2001:db8:7:8:${index}::1` }))
    for (const address of ['2001:db8:7:8::', '2001:db8:7:8:ffff:ffff:ffff:ffff']) {
      const { reply } = await sendSupport(site, path, {}, { 'cf-connecting-ip': address })
      expect([address, reply.status]).toEqual([address, 422])
    }
    const { reply } = await sendSupport(site, path, {}, { 'cf-connecting-ip': '2001:db8:7:9::1' })
    expect(reply.status).toBe(303)
  })

  it('may still be one that was taken before', async () => {
    const visitor = newVisitor()
    const { fields, reply } = await sendSupport(site, path, {}, visitor)
    for (let index = 0; index < 9; index += 1) await sendSupport(site, path, {}, visitor)
    const again = await post(site, path, fields, visitor)
    expect([again.status, again.location]).toEqual([303, reply.location])
  })

  it('passes once the first has left the ten minutes', async () => {
    const visitor = newVisitor()
    await spend(() => visitor)
    const { DB } = await site.env()
    const oldest = 'rowid = (SELECT min(rowid) FROM rate_limit_hits)'
    await DB.prepare(`UPDATE rate_limit_hits SET at = at - 601000 WHERE ${oldest}`).run()
    expect((await sendSupport(site, path, {}, visitor)).reply.status).toBe(303)
    expect((await sendSupport(site, path, {}, visitor)).reply.status).toBe(422)
  })
})

describe('what limits count', () => {
  it('tells of nobody: a purpose and a hash', async () => {
    await sendSupport(site, path, {}, { 'cf-connecting-ip': '203.0.113.250' })
    const { DB } = await site.env()
    const { results } = await DB.prepare('SELECT * FROM rate_limit_hits').all<{
      key: string
    }>()
    expect(results).toHaveLength(1)
    expect(results[0]?.key).toMatch(/^submit:[\w-]{22}$/)
  })

  it('is forgotten by cron after a day', async () => {
    await sendSupport(site, path)
    const { DB } = await site.env()
    await DB.prepare('UPDATE rate_limit_hits SET at = at - 86500000').run()
    await DB.prepare('UPDATE spent_captchas SET expires_at = expires_at - 86400000').run()
    await sendSupport(site, path)
    await site.cron()
    expect(await countRows(site, 'rate_limit_hits')).toBe(1)
    expect(await countRows(site, 'spent_captchas')).toBe(1)
  })
})
