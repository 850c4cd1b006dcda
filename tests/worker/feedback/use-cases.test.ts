import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { shownLinkPrefix } from '#domain/feedback/comments'
import { locales, otherLocale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { decideComment } from '../../support/decide-comment'
import { danglingIds } from '../../support/forms/form-markup'
import { openForm, post, postJson } from '../../support/forms/forms'
import { newVisitor } from '../../support/forms/posts'
import { findTag, mainOf, textOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'
import { payloadPath } from '../../support/pages'
import { countRows, forgetVisitors, readRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())
beforeEach(() => forgetVisitors(site))

const params = { slug: 'working-days' }
const bare = routePath('dataset', 'ar', params)
const link = 'https://maps.example.com/days?by="region"&<b>'
const storedLink = 'https://maps.example.com/days?by=%22region%22&%3Cb%3E'

const send = (path: string, fields: Record<string, string>, headers = {}) =>
  post(site, path, { form: 'useCase', ...fields }, { ...newVisitor(), ...headers })

const storedRows = () => readRows(site, 'SELECT * FROM comments')

async function decide(decision: 'published' | 'refused'): Promise<void> {
  const [row] = await storedRows()
  await decideComment(site, row?.id, decision)
  await site.isolate()
}

const textAt = async (path: string) => (await site.ask(path)).text()

describe.each(locales)('a use case in %s', (locale) => {
  const path = routePath('dataset', locale, params)
  const t = translators[locale]

  it('is held with its link, then shown with its host and day once published, until refused', async () => {
    const comment = 'خريطة <b>للأيام</b>\r\nA map of the days'
    const reply = await send(path, { comment, link })
    expect([reply.status, reply.location]).toEqual([303, `${path}?useCase=thanks#useCase`])
    const text = comment.replace('\r', '')
    const [row] = await storedRows()
    expect(row).toMatchObject({
      form: 'useCase',
      page: 'dataset/working-days',
      locale,
      text,
      link: storedLink,
      status: 'held',
    })
    await site.isolate()
    expect(await textAt(path)).not.toContain('maps.example.com')
    await decide('published')
    for (const shown of [path, routePath('dataset', otherLocale(locale), params)]) {
      const html = await textAt(shown)
      const anchor = findTag(html, 'a', { rel: 'nofollow noopener ugc' })
      expect(anchor?.attributes.href).toBe(storedLink)
      expect(html).toContain('>maps.example.com</bdi>')
      expect(html).toContain('خريطة &lt;b&gt;للأيام&lt;/b&gt;\nA map of the days')
      expect(await findMarkupErrors(html)).toEqual([])
    }
    const payload = await textAt(payloadPath(path))
    expect(JSON.parse(payload).payload.useCases).toEqual({
      total: 1,
      newest: [
        {
          id: row?.id,
          text,
          lang: locale,
          date: expect.objectContaining({}),
          link: { href: storedLink, host: 'maps.example.com' },
        },
      ],
    })
    expect(payload).not.toContain(String(row?.visitor))
    await decide('refused')
    const html = await textAt(path)
    expect(html).not.toContain('maps.example.com')
    expect(mainOf(html)).toContain(t('useCase.none'))
  })

  it('needs no link', async () => {
    expect((await send(path, { comment: 'A study', link: '' })).status).toBe(303)
    await decide('published')
    expect(mainOf(await textAt(path))).toContain('A study')
    expect(findTag(await textAt(path), 'a', { rel: 'nofollow noopener ugc' })).toBeUndefined()
  })

  it.each([
    ['javascript:alert(1)', t('useCase.badLink', { prefix: shownLinkPrefix })],
    ['http://user:pw@example.com/', t('useCase.badLink', { prefix: shownLinkPrefix })],
    ['https://user:pw@example.com/', t('useCase.badLink', { prefix: shownLinkPrefix })],
    [`https://example.com/${'x'.repeat(300)}`, t('validation.tooLong', { count: 300 })],
  ])('with the link %s is refused on the page, and nothing typed is lost', async (wrong, issue) => {
    const reply = await send(path, { comment: 'A <map>', link: wrong })
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([422, 'no-store'])
    expect(textOf(reply.text, 'title')).toMatch(locale === 'ar' ? /^خطأ: / : /^Error: /)
    expect(mainOf(reply.text)).toContain(issue)
    expect(reply.text).toContain('>A &lt;map&gt;</textarea>')
    expect(reply.text).toContain(shownLinkPrefix)
    const input = findTag(reply.text, 'input', { name: 'link' })
    expect(input?.attributes).toMatchObject({
      value: wrong,
      'aria-invalid': 'true',
      'aria-describedby': 'useCase-issue useCase-link-hint',
    })
    expect(findTag(reply.text, 'textarea', { name: 'comment' })?.attributes).not.toHaveProperty(
      'aria-invalid',
    )
    expect(danglingIds(reply.text)).toEqual([])
    expect(await findMarkupErrors(reply.text)).toEqual([])
    expect(await countRows(site, 'comments')).toBe(0)
  })

  it('keeps its link when the language is switched, and when its text is refused', async () => {
    const wrong = 'not a "link"'
    const switched = await send(path, { comment: '', link: wrong, intent: 'switch' })
    const refused = await send(path, { comment: '', link: wrong })
    expect([switched.status, refused.status]).toEqual([200, 422])
    for (const { text } of [switched, refused]) {
      const input = findTag(text, 'input', { name: 'link' })
      expect(input?.attributes.value).toBe(wrong)
    }
  })
})

describe('a repeated use case', () => {
  const fields = { comment: 'A study', link }

  it('is stored once under its key, and refused with another link', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const first = await send(bare, fields, headers)
    const again = await send(bare, fields, headers)
    expect([again.status, again.location]).toEqual([303, first.location])
    const other = await send(bare, { ...fields, link: 'https://example.com/' }, headers)
    expect(other.status).toBe(422)
    expect(await countRows(site, 'comments')).toBe(1)
  })
})

describe('a use case sent by a script', () => {
  it('gets 201, or the field that is wrong', async () => {
    const body = { form: 'useCase', comment: 'A study', link }
    const reply = await postJson(site, bare, body)
    expect([reply.status, reply.json]).toEqual([
      201,
      { location: `${bare}?useCase=thanks#useCase` },
    ])
    const wrong = await postJson(site, bare, { ...body, link: 'example.com' })
    expect([wrong.status, wrong.json.issue, wrong.json.field]).toEqual([
      422,
      translators.ar('useCase.badLink', { prefix: shownLinkPrefix }),
      'link',
    ])
    expect((await postJson(site, bare, { ...body, link: 7 })).status).toBe(422)
    expect((await postJson(site, bare, { ...body, email: 'a@example.com' })).status).toBe(422)
    const book = routePath('book', 'ar', { slug: 'asset-register-guide' })
    expect((await postJson(site, book, { ...body, form: 'comment' })).status).toBe(422)
    expect(await countRows(site, 'comments')).toBe(1)
  })

  it('is thanked on the page', async () => {
    const shown = await openForm(site, `${bare}?useCase=thanks`)
    expect(shown.own).toEqual({ kind: 'comment', comment: { form: 'useCase', step: 'thanks' } })
    expect(mainOf(shown.html)).toContain(translators.ar('useCase.thanks'))
  })
})
