import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { type CommentFormName, commentForms } from '#domain/feedback/comments'
import { type Locale, locales, otherLocale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { decideComment } from '../../support/decide-comment'
import { danglingIds } from '../../support/forms/form-markup'
import { openForm, post, postJson } from '../../support/forms/forms'
import { cookiesOf, newVisitor } from '../../support/forms/posts'
import { findTag, mainOf, textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { payloadPath } from '../../support/pages'
import { countRows, dumpStored, forgetVisitors, type Row, readRows } from '../../support/rows'
import { sample } from '../../support/sample'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => forgetVisitors(site))

const slug = 'asset-register-guide'
const bare = routePath('book', 'ar', { slug })
const dataset = 'working-days'

/** The page that each form is on, and what feedback about it is stored under. */
function pageOf(form: CommentFormName, locale: Locale): { path: string; page: string } {
  const [name, params] =
    form === 'useCase' ? (['dataset', { slug: dataset }] as const) : (['book', { slug }] as const)
  return { path: routePath(name, locale, params), page: `${name}/${params.slug}` }
}

const write = (path: string, form: CommentFormName, comment: string, headers = {}) =>
  post(site, path, { form, comment }, { ...newVisitor(), ...headers })

const cookieOf = (reply: { headers: { getSetCookie(): string[] } }) => {
  const [cookie] = cookiesOf(reply.headers)
  return cookie ? `${cookie.name}=${cookie.value}` : ''
}

async function publish(row: Row | undefined): Promise<void> {
  await decideComment(site, row?.id, 'published')
}

/** Each form in one of the languages, in a soak in both. */
const pairs = sample(commentForms, locales).map(({ subject, variant }) => ({
  form: subject,
  locale: variant,
}))

describe.each(pairs)('who writes a $form in $locale', ({ locale, form }) => {
  const { path, page } = pageOf(form, locale)
  const t = translators[locale]

  it('is thanked, and it is held', async () => {
    const kept = await (await site.ask(path)).text()
    const reply = await write(path, form, 'كلام نافع\r\nفي سطرين')
    expect([reply.status, reply.location]).toEqual([303, `${path}?${form}=thanks#${form}`])
    const shown = await openForm(site, `${path}?${form}=thanks`)
    expect(shown.headers.get('cache-control')).toBe('no-store')
    expect(shown.own).toEqual({ kind: 'comment', comment: { form, step: 'thanks' } })
    expect(mainOf(shown.html)).toContain(t(`${form}.thanks`))
    expect(danglingIds(shown.html)).toEqual([])
    expect(await findMarkupErrors(shown.html)).toEqual([])
    const [row] = await readRows(site, 'SELECT * FROM comments')
    expect(row).toMatchObject({
      form,
      page,
      locale,
      status: 'held',
      text: 'كلام نافع\nفي سطرين',
      decided_at: null,
      id: expect.stringMatching(/^[0-9a-f]{20}$/),
    })
    await site.isolate()
    expect(await (await site.ask(path)).text()).toBe(kept)
  })

  it.each([
    ['', t('validation.required')],
    ['ab', t('validation.tooShort', { count: 3 })],
    ['<b>x'.repeat(300), t('validation.tooLong', { count: 1_000 })],
  ])('of %j is told so on the page, and nothing typed is lost', async (comment, issue) => {
    const reply = await write(path, form, comment)
    expect(reply.status).toBe(422)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(reply.headers.getSetCookie()).toEqual([])
    expect(textOf(reply.text, 'title')).toMatch(locale === 'ar' ? /^خطأ: / : /^Error: /)
    expect(mainOf(reply.text)).toContain(issue)
    const escaped = comment.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    expect(reply.text).toContain(`>${escaped}</textarea>`)
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])
    expect(await countRows(site, 'comments')).toBe(0)
    expect(await countRows(site, 'rate_limit_hits')).toBe(0)
  })
})

describe.each(pairs)('a $form that was refused in $locale', ({ locale, form }) => {
  it('goes to the twin in the other language as it was written', async () => {
    const other = otherLocale(locale)
    const twin = pageOf(form, other).path
    const text = 'Something half written'
    const fields = { form, comment: text, intent: 'switch' }
    const reply = await post(site, twin, fields, newVisitor())
    expect(reply.status).toBe(200)
    expect(reply.text).toContain(`>${text}</textarea>`)
    expect(cookiesOf(reply.headers)).toMatchObject([{ name: 'i18n_redirected', value: other }])
    expect(await countRows(site, 'comments')).toBe(0)
    const refused = await write(pageOf(form, locale).path, form, '')
    const button = findTag(refused.text, 'button', { name: 'intent', form: `${form}-form` })
    expect(button?.attributes).toMatchObject({ formaction: twin, value: 'switch' })
    expect(refused.text).toContain(`id="${form}-form"`)
  })
})

describe('a comment that is published', () => {
  it('stands on both twins as text, with its day and of nobody', async () => {
    const text = '<script>alert(1)</script> & https://example.com\nsecond line'
    const reply = await write(`/en${bare}`, 'comment', text)
    const [row] = await readRows(site, 'SELECT * FROM comments')
    const shows = async (path: string) => {
      await site.isolate()
      return (await site.ask(path)).text()
    }
    expect(await shows(bare)).toContain(translators.ar('comment.none'))
    await publish(row)
    for (const [path, count] of [
      [bare, translators.ar('comment.count', { count: 1 })],
      [`/en${bare}`, translators.en('comment.count', { count: 1 })],
    ] as const) {
      const html = await shows(path)
      expect(mainOf(html)).toContain(count)
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; https://example.com')
      expect(html).not.toContain('href="https://example.com"')
      expect(await findMarkupErrors(html)).toEqual([])
    }
    const payload = await (await site.ask(payloadPath(bare))).text()
    expect(JSON.parse(payload).payload.comments).toEqual({
      total: 1,
      newest: [{ id: row?.id, text, lang: 'en', date: expect.objectContaining({}) }],
    })
    expect(payload).not.toContain(String(row?.visitor))
    expect(await dumpStored(site)).not.toContain(cookieOf(reply).slice(15, 50))
  })

  it('was none of the suggestions, whatever an editor says', async () => {
    await write(bare, 'suggestion', 'A clearer table, please')
    const [row] = await readRows(site, 'SELECT * FROM comments')
    await publish(row)
    expect(await countRows(site, 'comments', "status = 'published'")).toBe(0)
  })
})

describe('a repeat', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })

  it('under the same key stores nothing new, from the same cookie or none', async () => {
    const headers = key()
    const first = await write(bare, 'comment', 'The same words', headers)
    const cookie = cookieOf(first)
    for (const more of [{}, { cookie }]) {
      const again = await write(bare, 'comment', 'The same words', { ...headers, ...more })
      expect([again.status, again.location]).toEqual([303, first.location])
    }
    expect(await countRows(site, 'comments')).toBe(1)
  })

  it('with other words under the same key is refused', async () => {
    const headers = key()
    await write(bare, 'comment', 'The same words', headers)
    const reply = await write(bare, 'comment', 'Other words', headers)
    expect(reply.status).toBe(422)
    expect(reply.text).toContain('>Other words</textarea>')
    expect(await countRows(site, 'comments')).toBe(1)
  })
})

describe('too many', () => {
  it('of one visitor are more than five a day, and keep what was typed', async () => {
    const cookie = cookieOf(await write(bare, 'comment', 'Number one'))
    for (const number of [2, 3, 4, 5]) {
      const form = number % 2 ? 'comment' : 'suggestion'
      expect((await write(bare, form, `Number ${number}`, { cookie })).status).toBe(303)
    }
    const reply = await write(bare, 'comment', 'Number six', { cookie })
    expect(reply.status).toBe(429)
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(reply.text).toContain('>Number six</textarea>')
    expect((await write(bare, 'comment', 'Somebody else')).status).toBe(303)
    expect(await countRows(site, 'comments')).toBe(6)
  })

  it('of one address are more than twenty new visitors a page and day', async () => {
    const address = newVisitor()
    const reply = await Promise.all(
      Array.from({ length: 23 }, (_, index) => write(bare, 'comment', `Words ${index}`, address)),
    )
    expect(reply.filter(({ status }) => status === 303)).toHaveLength(20)
    expect(reply.filter(({ status }) => status === 422)).toHaveLength(3)
    expect(await countRows(site, 'comments')).toBe(20)
  })
})

describe('a comment', () => {
  it.each<[string, string, CommentFormName, number]>([
    ['on a book that does not stand', '/knowledge/sections/books/no-such', 'comment', 404],
    ['on a chapter that does not stand', `${bare}/no-such`, 'comment', 404],
    ['on a page without comments', '/faq', 'comment', 400],
    ['on a dataset', '/open-data/working-days', 'comment', 400],
    ['that is a use case, on a book', bare, 'useCase', 400],
    ['that is a use case, of no dataset', '/open-data/no-such', 'useCase', 404],
    ['that is a use case, of the statistics', '/open-data/statistics', 'useCase', 400],
    ['suggested where nothing is asked', '/search', 'suggestion', 405],
  ])('%s is refused', async (_, path, form, status) => {
    expect((await write(path, form, 'Some words')).status).toBe(status)
    expect(await countRows(site, 'comments')).toBe(0)
  })

  it('is suggested on a page that asks if it was of use', async () => {
    expect((await write('/en/faq', 'suggestion', 'Some words')).status).toBe(303)
    expect(await countRows(site, 'comments', "page = 'faq' AND form = 'suggestion'")).toBe(1)
  })

  it('of a program is told by 201, or by a problem that says what is wrong', async () => {
    const reply = await postJson(site, bare, { form: 'comment', comment: 'Some words' })
    expect([reply.status, reply.json]).toEqual([
      201,
      { location: `${bare}?comment=thanks#comment` },
    ])
    const short = await postJson(site, `/en${bare}`, { form: 'comment', comment: 'x' })
    expect([short.status, short.json.issue]).toEqual([
      422,
      translators.en('validation.tooShort', { count: 3 }),
    ])
    for (const wrong of [{ comment: 7 }, { comment: 'Some words', email: 'a@example.com' }, {}]) {
      expect((await postJson(site, bare, { form: 'comment', ...wrong })).status).toBe(422)
    }
    expect(await countRows(site, 'comments')).toBe(1)
  })
})
