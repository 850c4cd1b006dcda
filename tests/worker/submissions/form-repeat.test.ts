import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { forms } from '#domain/forms/registry'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { danglingIds, shownValues } from '../../support/forms/form-markup'
import {
  filled,
  openForm,
  post,
  postJson,
  readOpened,
  requestForm,
  stateOf,
  supportFields,
} from '../../support/forms/forms'
import { mainOf, textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { createRandom } from '../../support/random'
import { countRows, forgetVisitors, readRows } from '../../support/rows'
import { isSoak, shuffle, some } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

const many = isSoak ? 2_000 : 40

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const tables = ['submissions', 'events', 'mails', 'spent_captchas']
const countAll = () => Promise.all(tables.map((table) => countRows(site, table)))

describe.each(some(locales, 1))('a request in %s that is sent again', (locale) => {
  const path = routePath('contact', locale)
  const t = translators[locale]
  let fields: Request
  let location: string
  beforeEach(async () => {
    await forgetVisitors(site)
    fields = supportFields(await openForm(site, path))
    location = (await post(site, path, fields)).location
  })

  it('with the same key and content gets the first answer, and is stored once', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      const again = await post(site, path, fields)
      expect([again.status, again.location]).toEqual([303, location])
    }
    expect(await countAll()).toEqual([1, 1, 1, 1])
  })

  it('is not asked its captcha again, nor counted', async () => {
    const other = await openForm(site, path)
    const proofs: Record<string, string>[] = [
      { captchaAnswer: '999' },
      { captchaToken: 'forged', captchaAnswer: '1' },
      { captchaToken: other.token, captchaAnswer: other.sum },
      { altcha: 'nonsense' },
    ]
    for (const proof of proofs) {
      const again = await post(site, path, { ...fields, ...proof })
      expect([again.status, again.location]).toEqual([303, location])
    }
    expect(await countAll()).toEqual([1, 1, 1, 1])
    expect(await countRows(site, 'rate_limit_hits')).toBe(1)
  })

  it('in other words for the same is the same', async () => {
    const spelled = {
      ...fields,
      fullName: `  ${fields.fullName}\u200b`,
      message: `${fields.message}\r\n`,
    }
    expect((await post(site, path, spelled)).location).toBe(location)
  })

  it('with other content is 422, with a fresh key and all that was typed', async () => {
    const changed = { ...fields, message: 'Quite another message <b>' }
    const reply = await post(site, path, changed)
    expect(reply.status).toBe(422)
    expect(mainOf(reply.text)).toContain(t('answer.otherContent'))
    expect(textOf(reply.text, 'title')).toContain(t('form.error'))
    const again = readOpened(reply.text)
    expect(again.key).not.toBe(fields.idempotencyKey)
    expect(shownValues(reply.text).message).toBe(changed.message)
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])
    expect(await countAll()).toEqual([1, 1, 1, 1])
    const right = { ...changed, ...supportFields(again), message: changed.message }
    expect((await post(site, path, right)).status).toBe(303)
    expect(await countAll()).toEqual([2, 2, 2, 2])
  })

  it('in the other language gets the same number', async () => {
    const twin = routePath('contact', locale === 'ar' ? 'en' : 'ar')
    const again = await post(site, twin, fields)
    expect(again.location).toBe(location.replace(path, twin))
    expect(await countAll()).toEqual([1, 1, 1, 1])
  })

  it('by script, its key in the header, gets the same number', async () => {
    const { idempotencyKey, ...others } = fields
    const reply = await postJson(site, path, others, { 'idempotency-key': idempotencyKey })
    expect([reply.status, reply.json.location]).toEqual([201, location])
    expect(await countAll()).toEqual([1, 1, 1, 1])
  })

  it('outlives the isolate', async () => {
    await site.isolate()
    expect((await post(site, path, fields)).location).toBe(location)
    expect(await countAll()).toEqual([1, 1, 1, 1])
  })
})

describe('a key in the header', () => {
  it('counts more than the one in the body', async () => {
    await forgetVisitors(site)
    const fields = supportFields(await openForm(site, '/en/contact'))
    const key = crypto.randomUUID()
    expect((await post(site, '/en/contact', fields, { 'idempotency-key': key })).status).toBe(303)
    const [row] = await readRows(site, 'SELECT idempotency_key FROM submissions')
    expect(row?.idempotency_key).toBe(key)
  })

  it.each(['short', 'key with spaces in it', 'x'.repeat(200)])('as %j is 400', async (key) => {
    const fields = supportFields(await openForm(site, '/en/contact'))
    const reply = await post(site, '/en/contact', fields, { 'idempotency-key': key })
    expect(reply.status).toBe(400)
  })
})

describe('posts at the same time', () => {
  it('twenty of one key are one row, and have one answer', async () => {
    await forgetVisitors(site)
    const fields = supportFields(await openForm(site, '/contact'))
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(site, '/contact', fields)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1)
    expect(await countAll()).toEqual([1, 1, 1, 1])
  })

  it('of one key with two contents are one row, and the others are told', async () => {
    await forgetVisitors(site)
    const fields = supportFields(await openForm(site, '/contact'))
    const other = { ...fields, message: 'Quite another message' }
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => post(site, '/contact', index % 2 ? fields : other)),
    )
    const taken = answers.filter(({ status }) => status === 303)
    const refused = answers.filter(({ status }) => status === 422)
    expect([taken.length, refused.length]).toEqual([5, 5])
    expect(new Set(taken.map(({ location }) => location)).size).toBe(1)
    for (const { text } of refused) {
      expect(stateOf(readOpened(text)).idempotencyKey).not.toBe(fields.idempotencyKey)
    }
    expect(await countAll()).toEqual([1, 1, 1, 1])
  })

  it('of two keys with one captcha are one row', async () => {
    await forgetVisitors(site)
    const fields = supportFields(await openForm(site, '/contact'))
    const keys = Array.from({ length: 6 }, () => crypto.randomUUID())
    const answers = await Promise.all(
      keys.map((idempotencyKey) => post(site, '/contact', { ...fields, idempotencyKey })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, ...Array(5).fill(422)])
    expect(await countAll()).toEqual([1, 1, 1, 1])
  })

  it(`${many} keys, each sent one to five times in any order, are as many rows and numbers`, async () => {
    await forgetVisitors(site)
    const random = createRandom(7)
    const requests: { path: string; key: string; fields: Record<string, string> }[] = []
    await atOnce(many, async (index) => {
      const form = requestForm(index)
      const path = routePath(forms[form].page, index % 2 ? 'en' : 'ar')
      const opened = await openForm(site, path)
      const fields = filled(form, opened, { email: `visitor${index}@example.com` })
      requests.push({ path, key: opened.key, fields })
    })
    const sent = shuffle(requests.flatMap((one) => Array(1 + Math.floor(random() * 5)).fill(one)))
    const answers = new Map<string, Set<string>>()
    await atOnce(sent.length, async (index) => {
      const { path, key, fields } = sent[index]
      const { status, location } = await post(site, path, fields)
      expect(status).toBe(303)
      answers.set(key, (answers.get(key) ?? new Set()).add(location))
    })
    expect(await countAll()).toEqual([many, many, many, many])
    const places = [...answers.values()].map((locations) => [...locations])
    expect(places.filter(({ length }) => length !== 1)).toEqual([])
    expect(new Set(places.flat()).size).toBe(many)
  }, 400_000)
})

type Request = ReturnType<typeof supportFields>

/** Runs an action many times, sixteen at a time. */
async function atOnce(times: number, act: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  const go = async () => {
    for (let index = next++; index < times; index = next++) await act(index)
  }
  await Promise.all(Array.from({ length: 16 }, go))
}
