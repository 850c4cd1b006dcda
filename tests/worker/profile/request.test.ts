import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { createBrowser } from '../../support/auth/browser'
import { prepareLoginSite } from '../../support/auth/login-site'
import { createMember } from '../../support/auth/member'
import { openAction, requestPath, runOn, statusOn, waiting } from '../../support/auth/own-requests'
import { restoreSamples } from '../../support/auth/restore-samples'
import { findTag, mainOf, textOf, unescapeHtml } from '../../support/html'
import { countRows } from '../../support/rows'

const opened = prepareLoginSite({ samples: true })
beforeEach(() => restoreSamples(opened.site))

const inReview = 'TECH-1000000026'
const information = 'السجل التجاري 1010101010، وشهادة التصنيف من الدرجة الثالثة.'

const statusOf = (reference: string) => statusOn(opened.site, reference)
const run = (statement: string) => runOn(opened.site, statement)

describe.each(locales)('the page of a request of mine, in %s', (locale) => {
  const t = translators[locale]

  it('shows status, history, what is asked for and what was written, to be kept by nobody', async () => {
    const browser = await createMember(opened)
    const response = await browser.open(requestPath(waiting, locale))
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const main = mainOf(html)
    for (const text of [
      t('status.needs_information.title'),
      t('tickets.inform.title'),
      t('tickets.withdraw.title'),
      t('profile.request.written'),
      'متى تُفتح نافذة الانضمام القادمة',
      waiting,
    ]) {
      expect(main).toContain(text)
    }
    expect(main).not.toContain(t('tickets.reopen.title'))
    expect(main).not.toContain(t('tickets.proof'))
    expect(textOf(html, 'title')).toContain(t('status.needs_information.title'))
  })

  it('marks a note that is in the other language, and says so', async () => {
    const note = `note_${locale} = NULL`
    await run(`UPDATE events SET ${note} WHERE reference = '${waiting}' AND sequence = 3`)
    const browser = await createMember(opened)
    const html = await (await browser.open(requestPath(waiting, locale))).text()
    const written = locale === 'ar' ? 'lang="en" dir="ltr">We need' : 'lang="ar" dir="rtl">نحتاج'
    expect(html).toContain(written)
    expect(mainOf(html)).toContain(t('tickets.otherLanguage'))
  })

  it('names the first request of a duplicate', async () => {
    await run(`UPDATE submissions SET status = 'duplicate', duplicate_of = 'INFO-1000000248'
      WHERE reference = '${inReview}'`)
    const browser = await createMember(opened)
    const html = await (await browser.open(requestPath(inReview, locale))).text()
    expect(mainOf(html)).toContain(t('inquiry.first'))
    expect(mainOf(html)).toContain('INFO-1000000248')
  })

  it('opens from the profile for a request of every kind', async () => {
    const browser = await createMember(opened)
    const profile = await (await browser.open(localPath('/profile', locale))).text()
    const links = [...profile.matchAll(/href="([^"]*\/profile\/requests\/([A-Z]+)-\d+)"/g)]
    expect(new Set(links.map(([, , prefix]) => prefix))).toContain('FOI')
    for (const [, href = ''] of links) expect((await browser.open(href)).status, href).toBe(200)
  })

  it('takes information without a mailed code', async () => {
    const browser = await createMember(opened)
    const path = requestPath(waiting, locale)
    const fields = await openAction(browser, path, 'inform')
    const sent = await browser.post(path, { ...fields, information })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?done=inform`])
    const main = mainOf(await (await browser.open(`${path}?done=inform`)).text())
    expect(main).toContain(t('tickets.inform.done'))
    expect(main).toContain(t('status.in_review.title'))
    expect(main).toContain(information)
    expect(await countRows(opened.site, 'additions', `reference = '${waiting}'`)).toBe(1)
    expect(await countRows(opened.site, 'additions', `information LIKE '%1010101010%'`)).toBe(0)
    expect(await countRows(opened.site, 'mails', `template = 'code'`)).toBe(0)
    // The next visit does not repeat the confirmation once the status is another.
    const again = await openAction(browser, path, 'withdraw')
    await browser.post(path, again)
    expect(mainOf(await (await browser.open(`${path}?done=inform`)).text())).not.toContain(
      t('tickets.inform.done'),
    )
  })

  it('shows an empty information again, marked', async () => {
    const browser = await createMember(opened)
    const path = requestPath(waiting, locale)
    const fields = await openAction(browser, path, 'inform')
    const refused = await browser.post(path, { ...fields, information: 'قصير' })
    const html = await refused.text()
    expect(refused.status).toBe(422)
    expect(textOf(html, 'title')).toContain(t('tickets.error'))
    const control = findTag(html, 'textarea', { id: 'information' })
    expect(control?.attributes['aria-invalid']).toBe('true')
    expect(textOf(html, 'textarea')).toBe('قصير')
    expect(await statusOf(waiting)).toBe('needs_information')
  })

  it('shows the new state and keeps the text if the request has moved meanwhile', async () => {
    const browser = await createMember(opened)
    const path = requestPath(waiting, locale)
    const fields = await openAction(browser, path, 'inform')
    await run(`UPDATE submissions SET status = 'in_review', updated_at = updated_at + 1
      WHERE reference = '${waiting}'`)
    const late = await browser.post(path, { ...fields, information })
    const html = await late.text()
    expect(late.status).toBe(422)
    expect(mainOf(html)).toContain(t('tickets.refused.moved'))
    expect(mainOf(html)).toContain(t('status.in_review.text'))
    expect(unescapeHtml(textOf(html, 'textarea'))).toBe(information)
    expect(await countRows(opened.site, 'additions', `reference = '${waiting}'`)).toBe(0)
  })

  it('keeps the text when the language is switched', async () => {
    const browser = await createMember(opened)
    const other = locale === 'ar' ? 'en' : 'ar'
    const fields = await openAction(browser, requestPath(waiting, locale), 'inform')
    const switched = await browser.post(requestPath(waiting, other), {
      ...fields,
      information,
      intent: 'switch',
    })
    const html = await switched.text()
    expect([switched.status, textOf(html, 'textarea')]).toEqual([200, information])
    expect(findTag(html, 'html')?.attributes.lang).toBe(other)
    expect(await statusOf(waiting)).toBe('needs_information')
  })

  it('leads a guest to the login and back, and keeps what was typed in a session that ended', async () => {
    const browser = await createMember(opened)
    const path = requestPath(waiting, locale)
    const fields = await openAction(browser, path, 'inform')
    const guest = createBrowser(opened.site)
    const login = `${localPath('/auth/login', locale)}?returnTo=${encodeURIComponent(path)}`
    const opening = await guest.open(path)
    expect([opening.status, opening.headers.get('location')]).toEqual([302, login])
    expect((await guest.open(`${path}/_payload.json`)).status).toBe(401)
    const pressed = await guest.post(path, await openAction(browser, path, 'withdraw'))
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, login])
    const typed = await guest.post(path, { ...fields, information })
    const html = await typed.text()
    expect([typed.status, textOf(html, 'textarea')]).toEqual([401, information])
    expect(await statusOf(waiting)).toBe('needs_information')
  })
})

describe('a request', () => {
  it('is withdrawn and reopened by its sender', async () => {
    const browser = await createMember(opened)
    const path = requestPath(inReview)
    await browser.post(path, await openAction(browser, path, 'withdraw'))
    expect(await statusOf(inReview)).toBe('withdrawn')
    const reopening = await openAction(browser, path, 'reopen')
    const unexplained = await browser.post(path, { ...reopening, information: ' ' })
    const html = await unexplained.text()
    expect([unexplained.status, await statusOf(inReview)]).toEqual([422, 'withdrawn'])
    expect(mainOf(html)).toContain(translators.ar('tickets.reopen.reason'))
    expect(findTag(html, 'a', { href: '#information' })).toBeDefined()
    const reason = 'ما زالت النتائج لا تظهر بالأرقام العربية.'
    await browser.post(path, { ...reopening, information: reason })
    expect(await statusOf(inReview)).toBe('in_review')
    expect(mainOf(await (await browser.open(path)).text())).toContain(reason)
  })

  it('changes once for one key, and not at all for another use of it', async () => {
    const browser = await createMember(opened)
    const path = requestPath(waiting)
    const fields = await openAction(browser, path, 'inform')
    const events = async () => countRows(opened.site, 'events', `reference = '${waiting}'`)
    const before = await events()
    const [first, second] = await Promise.all([
      browser.post(path, { ...fields, information }),
      browser.post(path, { ...fields, information }),
    ])
    expect([first.status, second.status]).toEqual([303, 303])
    expect((await browser.post(path, { ...fields, information })).status).toBe(303)
    expect(await events()).toBe(before + 1)
    const other = await browser.post(path, { ...fields, information: `${information} وغيرها` })
    expect(other.status).toBe(422)
    expect(mainOf(await other.text())).toContain(translators.ar('answer.otherContent'))
    expect(await events()).toBe(before + 1)
  })
})
