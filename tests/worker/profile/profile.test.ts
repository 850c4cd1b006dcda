import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { createFormat } from '#domain/dates/format'
import { locales, localPath } from '#domain/site/locale'
import { tableTitle } from '#domain/site/route-titles'
import { type Browser, createBrowser } from '../../support/auth/browser'
import { prepareLoginSite } from '../../support/auth/login-site'
import { createMember, fieldsOf } from '../../support/auth/member'
import { runOn } from '../../support/auth/own-requests'
import { restoreSamples } from '../../support/auth/restore-samples'
import { findTag, mainOf, tagsOf } from '../../support/html'
import { countRows } from '../../support/rows'

const opened = prepareLoginSite({ samples: true })
beforeEach(() => restoreSamples(opened.site))

const run = (statement: string) => runOn(opened.site, statement)
const count = (table: string, where?: string) => countRows(opened.site, table, where)
const own = '(SELECT id FROM accounts LIMIT 1)'
const ownHash = '(SELECT email_hash FROM accounts LIMIT 1)'
const commentId = 'a'.repeat(20)

const pageOf = async ({ open }: Browser, path: string) => (await open(path)).text()

async function subscribe(): Promise<void> {
  await run(`INSERT INTO subscriptions (email_hash, reference, status, locale, privacy_version,
    created_at, confirmed_at) SELECT email_hash, 'NEWS-1234567890', 'confirmed', 'ar', '1', 1, 2
    FROM accounts`)
}

async function writeComment(status: string, refusal: string | null = null): Promise<void> {
  await run(`INSERT INTO comments (id, form, page, visitor, text, locale, status, created_at,
    account_id, refusal) SELECT '${commentId}', 'comment', 'faq', 'x', 'A sample remark.', 'en',
    '${status}', 1, id, ${refusal ? `'${refusal}'` : 'NULL'} FROM accounts`)
}

describe.each(locales)('the profile, in %s', (locale) => {
  const t = translators[locale]
  const profile = localPath('/profile', locale)

  it('shows the subscription of the address and ends it', async () => {
    const browser = await createMember(opened)
    expect(mainOf(await pageOf(browser, profile))).toContain(t('profile.newsletter.none'))
    await subscribe()
    const html = await pageOf(browser, profile)
    expect(mainOf(html)).toContain('NEWS-1234567890')
    const left = await browser.post(profile, fieldsOf(html, 'form', 'leaveNewsletter'))
    const done = `${profile}?done=leaveNewsletter`
    expect([left.status, left.headers.get('location')]).toEqual([303, `${done}#newsletter`])
    expect(await count('subscriptions', `status = 'left' AND answers IS NULL`)).toBe(1)
    const after = mainOf(await pageOf(browser, done))
    expect(after).toContain(t('profile.done.leaveNewsletter'))
    expect(after).toContain(t('profile.newsletter.none'))
  })

  it('keeps language and display with the account, and applies them at the next login', async () => {
    const browser = await createMember(opened)
    const other = locale === 'ar' ? 'en' : 'ar'
    const chosen = { size: '3', contrast: 'more', spacing: 'normal', motion: 'none' }
    const fields = { form: 'preferences', locale: other, 'color-mode': 'dark', ...chosen }
    const kept = await browser.post(profile, fields)
    const there = `${localPath('/profile', other)}?done=preferences#display`
    expect([kept.status, kept.headers.get('location')]).toEqual([303, there])
    const elsewhere = await createMember(opened)
    expect(elsewhere.cookies.get('i18n_redirected')).toBe(other)
    const display = elsewhere.cookies.get('__Host-display')
    expect(display).toBe('mode-dark.size-3.contrast-more.motion-none')
    const page = await pageOf(elsewhere, profile)
    const html = page.slice(page.indexOf('<main'))
    const isChecked = (name: string, value: string) =>
      'checked' in (findTag(html, 'input', { name, value })?.attributes ?? {})
    expect([isChecked('size', '3'), isChecked('size', '1')]).toEqual([true, false])
    expect([isChecked('locale', other), isChecked('color-mode', 'dark')]).toEqual([true, true])
  })

  it.each([
    ['held', null, 'profile.contributions.held'],
    ['published', null, 'profile.contributions.published'],
    ['refused', 'personal', 'profile.contributions.refusals.personal'],
  ] as const)('lists a comment that is %s, with its page', async (status, refusal, key) => {
    const browser = await createMember(opened)
    await writeComment(status, refusal)
    const html = await pageOf(browser, profile)
    for (const text of ['A sample remark.', t(key), tableTitle('faq', locale)]) {
      expect(mainOf(html)).toContain(text)
    }
    expect(findTag(html, 'a', { href: localPath('/faq', locale) })).toBeDefined()
  })

  it('deletes the account only after the box was ticked, and not before seven days', async () => {
    const browser = await createMember(opened)
    const html = await pageOf(browser, profile)
    const fields = fieldsOf(html, 'form', 'closeAccount')
    const lastDay = addDays(riyadhDate(Date.now()), 7)
    const lastDate = createFormat({ locale, digits: 'latn' }).date(lastDay).gregorian
    expect(mainOf(html)).toContain(`${t('profile.closing.submit')} ${lastDate}`)
    const refused = await browser.post(profile, fields)
    const again = await refused.text()
    expect(refused.status).toBe(422)
    expect(again).toContain(t('profile.closing.unconfirmed'))
    expect(findTag(again, 'details', { class: 'own-close' })?.attributes).toHaveProperty('open')
    expect(await count('accounts', 'closes_at IS NOT NULL')).toBe(0)
    const confirmed = await browser.post(profile, { ...fields, understood: 'yes' })
    expect(confirmed.status).toBe(303)
    const week = 7 * 86_400_000
    expect(await count('accounts', `closes_at > ${Date.now() + week}`)).toBe(1)
    expect(await count('accounts', `closes_at > ${Date.now() + week + 86_400_000}`)).toBe(0)
    await browser.post(profile, { ...fields, understood: 'yes' })
    expect(await count('audit_entries', `action = 'account.closing' AND role = 'member'`)).toBe(1)
    const closing = await pageOf(browser, profile)
    expect(mainOf(closing)).toContain(`${t('profile.closing.banner')} ${lastDate}`)
    await createMember(opened, { sub: 'bystander', email: 'bystander@example.com' })
    await run('UPDATE accounts SET closes_at = 9e15 WHERE closes_at IS NULL')
    const keeping = await browser.post(profile, fieldsOf(closing, 'form', 'keepAccount'))
    expect(keeping.status).toBe(303)
    expect(await count('accounts', 'closes_at IS NOT NULL')).toBe(1)
    expect(await count('accounts', 'closes_at = 9e15')).toBe(1)
    const kept = '(SELECT id FROM accounts WHERE closes_at IS NULL)'
    expect(await count('audit_entries', `action = 'account.kept' AND subject = ${kept}`)).toBe(1)
    expect(mainOf(await pageOf(browser, profile))).not.toContain(t('profile.closing.banner'))
  })
})

describe('a comment or rating', () => {
  it('is linked to who is logged in, and to nobody else', async () => {
    const rate = (browser: Browser) =>
      browser.post('/services/e-marketplace', { form: 'rating', score: '4' })
    expect((await rate(createBrowser(opened.site))).status).toBe(303)
    const browser = await createMember(opened)
    expect((await rate(browser)).status).toBe(303)
    const comment = { form: 'suggestion', comment: 'A sample suggestion.' }
    expect((await browser.post('/faq', comment)).status).toBe(303)
    expect(await count('ratings')).toBe(2)
    expect(await count('ratings', `account_id = ${own}`)).toBe(1)
    expect(await count('comments', `account_id = ${own}`)).toBe(1)
    const main = mainOf(await pageOf(browser, '/en/profile'))
    expect(main).toContain('4 of 5')
    expect(main).toContain('A sample suggestion.')
  })

  it('is deleted by its author alone', async () => {
    const browser = await createMember(opened)
    await writeComment('held')
    const html = await pageOf(browser, '/profile')
    const fields = { ...fieldsOf(html, 'comment', commentId), comment: commentId }
    const stranger = await createMember(opened, { sub: 'stranger', email: 's@example.com' })
    expect((await stranger.post('/profile', fields)).status).toBe(303)
    expect((await browser.post('/profile', fields, 'https://other.example')).status).toBe(403)
    expect(await count('comments')).toBe(1)
    const deleted = await browser.post('/profile', fields)
    const done = '/profile?done=deleteComment#contributions'
    expect([deleted.status, deleted.headers.get('location')]).toEqual([303, done])
    expect(await count('comments')).toBe(0)
    expect((await browser.post('/profile', fields)).status).toBe(303)
  })
})

describe('a form of the profile', () => {
  it.each([
    ['of a guest leads to the login', {}, undefined, 303],
    ['from another site is refused', {}, 'https://other.example', 403],
  ])('%s', async (_, fields, from, status) => {
    await createMember(opened)
    await subscribe()
    const guest = createBrowser(opened.site)
    const sent = await guest.post('/profile', { form: 'leaveNewsletter', ...fields }, from)
    expect(sent.status).toBe(status)
    expect(await count('subscriptions', `status = 'confirmed'`)).toBe(1)
  })

  it('is refused if it is unknown or the account is disabled', async () => {
    const browser = await createMember(opened)
    await subscribe()
    expect((await browser.post('/profile', { form: 'other' })).status).toBe(400)
    const wrong = { form: 'preferences', locale: 'fr' }
    expect((await browser.post('/profile', wrong)).status).toBe(422)
    await run('UPDATE accounts SET disabled_at = 1')
    const refused = await browser.post('/profile', { form: 'leaveNewsletter' })
    const html = await refused.text()
    expect(refused.status).toBe(403)
    expect(findTag(html, 'form', { method: 'post', action: '/auth/logout' })).toBeDefined()
    expect(await count('subscriptions', `email_hash = ${ownHash} AND status = 'confirmed'`)).toBe(1)
  })

  it('of somebody without a verified address ends no subscription', async () => {
    await createMember(opened)
    await subscribe()
    const browser = await createMember(opened, { sub: 'unverified', email_verified: false })
    const html = await pageOf(browser, '/en/profile')
    expect(mainOf(html)).toContain(translators.en('profile.newsletter.unverified'))
    await browser.post('/en/profile', { form: 'leaveNewsletter' })
    expect(await count('subscriptions', `status = 'confirmed'`)).toBe(1)
  })
})

describe('a choice of language or display', () => {
  it('made anywhere is kept with the account of who is logged in', async () => {
    await run(`INSERT INTO accounts (id, identity_hash, created_at, logged_in_at)
      VALUES ('somebody-else', 'x', 1, 1)`)
    const browser = await createMember(opened)
    await browser.post('/locale', { locale: 'en', path: '/faq' })
    await browser.post('/display', { size: '2', path: '/faq' })
    expect(await count('accounts', `locale = 'en' AND display = 'size-2'`)).toBe(1)
    expect(await count('accounts', `id = 'somebody-else' AND locale IS NULL`)).toBe(1)
    const guest = createBrowser(opened.site)
    expect((await guest.post('/locale', { locale: 'ar', path: '/faq' })).status).toBe(303)
    expect(await count('accounts', `locale = 'en'`)).toBe(1)
    // A login leads to the page that it was started from, whatever the language of the account.
    expect(tagsOf(await pageOf(browser, '/profile'))[0]?.attributes.lang).toBe('ar')
  })
})
