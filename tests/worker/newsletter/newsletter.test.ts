import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { locales } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { answers } from '../../support/forms/answers'
import { danglingIds, errorBeside, summaryOf } from '../../support/forms/form-markup'
import { askAfter, filled, openForm, post, readOpened, stateOf } from '../../support/forms/forms'
import { watchMail } from '../../support/forms/mails'
import { linksOf, pressLink, receiptOf, subscribe } from '../../support/forms/newsletter'
import { newVisitor } from '../../support/forms/posts'
import { findTag, mainOf, textOf } from '../../support/html'
import { findMailErrors, findMarkupErrors } from '../../support/markup'
import { countRows, dumpStored, forgetVisitors, readRows } from '../../support/rows'
import { openSite, type Site } from '../../support/site'

let site: Site
let outgoing: ReturnType<typeof watchMail>
/** Slugs of the only news of the last month, the newest first. */
const recentNews = ['asset-register-workshop', 'achievements-of-2024']
/** The only book of which anything changed in the last month: one of its chapters. */
const changedBook = 'framework-agreements-handbook'
beforeAll(async () => {
  const [newest, other] = recentNews
  const today = riyadhDate(Date.now())
  site = await openSite({
    statements: [
      "UPDATE entries SET date = '2020-01-01' WHERE kind IN ('news', 'story')",
      `UPDATE entries SET date = '${today}' WHERE kind = 'news' AND slug = '${newest}'`,
      `UPDATE entries SET date = '${addDays(today, -31)}' WHERE kind = 'news' AND slug = '${other}'`,
      "UPDATE entries SET updated_at = 0 WHERE kind IN ('book', 'chapter')",
      `UPDATE entries SET updated_at = ${Date.now()}
      WHERE kind = 'chapter' AND slug = 'framework-ordering'`.replaceAll(/\s+/g, ' '),
    ],
  })
  outgoing = watchMail(site)
})
afterAll(async () => {
  await site.close()
})
beforeEach(async () => {
  await forgetVisitors(site)
  outgoing.forget()
})

const email = 'canary@example.com'
const optional = [
  'job_title',
  'employee_type',
  'specialization',
  'region',
  'generalInterest',
  'organization',
]

/** Subscribes, runs cron and returns the mail. */
async function mailOf(locale: 'ar' | 'en', typed: Record<string, string> = {}) {
  expect((await subscribe(site, locale, { email, ...typed })).status).toBe(303)
  await site.cron()
  const mail = await outgoing.next()
  if (!mail) throw new Error('no mail was sent')
  return mail
}

const statuses = async () =>
  (await readRows(site, 'SELECT status FROM subscriptions')).map(({ status }) => status)

describe.each(locales)('the newsletter’s form in %s', (locale) => {
  const t = translators[locale]
  const path = routePath('newsletter', locale)

  /** The topics of the preview, as markup. */
  const readPreview = async () => {
    const { html } = await openForm(site, path)
    const [, preview = ''] = /aria-labelledby="preview"(.*?)<\/section>/s.exec(html) ?? []
    return preview.split('<li class="row">').slice(1)
  }

  it('needs a name, an address and an interest, and nothing else', async () => {
    const rest = Object.fromEntries(optional.map((field) => [field, '']))
    expect((await subscribe(site, locale, { email, ...rest })).status).toBe(303)
    const reply = await subscribe(site, locale, { fullName: '', email: '', interest: '' })
    expect(summaryOf(reply.text).map(({ field }) => field)).toEqual([
      'fullName',
      'email',
      'interest',
    ])
  })

  it('has its own words for a robot, and refuses what no list offers', async () => {
    const robot = await subscribe(site, locale, { email, captchaAnswer: '' })
    expect(errorBeside(robot.text, 'captcha')).toBe(`${t('form.error')} ${t('validation.robot')}`)
    const reply = await subscribe(site, locale, { email, region: 'atlantis', interest: 'gossip' })
    expect(summaryOf(reply.text).map(({ field }) => field)).toEqual(['interest', 'region'])
    expect(await countRows(site, 'subscriptions')).toBe(0)
  })

  it('folds what is optional, and unfolds what was filled in or refused', async () => {
    const foldOf = (html: string) =>
      findTag(html, 'details', { class: 'fold-row more-fields' })?.attributes
    const { html } = await openForm(site, path)
    expect(foldOf(html)).toBeDefined()
    expect(foldOf(html)).not.toHaveProperty('open')
    const blank = Object.fromEntries(optional.map((field) => [field, '']))
    const folded = await subscribe(site, locale, { ...blank, email: 'nobody' })
    expect(foldOf(folded.text)).not.toHaveProperty('open')
    const filled = await subscribe(site, locale, { ...blank, email: 'nobody', organization: 'X Y' })
    expect(foldOf(filled.text)).toHaveProperty('open')
    const refused = await subscribe(site, locale, { ...blank, email, region: 'atlantis' })
    expect(foldOf(refused.text)).toHaveProperty('open')
  })

  it('shows what an issue of today would hold, with the newest item of each topic', async () => {
    const topics = await readPreview()
    expect(topics).toHaveLength(5)
    const counted = topics.filter((topic) => /<\/h3><p>[1-9]/.test(topic))
    for (const topic of counted) expect(topic).toMatch(/<p[^>]*><a href="\/[^"]+">[^<]+/)
    const news = topics.find((topic) => topic.includes(`/news/${recentNews[0]}"`))
    expect(news).toContain(`<p>${t('newsletter.preview.news', { count: 2 })}</p>`)
  })

  it('counts a book in which only a chapter has changed', async () => {
    const topics = await readPreview()
    const books = topics.find((topic) => topic.includes(`/books/${changedBook}"`))
    expect(books).toContain(`<p>${t('newsletter.preview.knowledge', { count: 1 })}</p>`)
  })

  it('offers the thirteen regions, and says what the answers are for', async () => {
    const { html } = await openForm(site, path)
    const [, region = ''] = /<select[^>]*name="region".*?>(.*?)<\/select>/s.exec(html) ?? []
    expect(region.match(/<option/g)).toHaveLength(14)
    expect(html).toContain(t('newsletter.privacy'))
  })

  it('answers with the number and what comes next, and no date of a reply', async () => {
    const reply = await subscribe(site, locale, { email })
    const { html } = await openForm(site, reply.location)
    const receipt = await receiptOf(site, reply)
    expect(receipt).toMatchObject({ isPending: false, due: null })
    expect(receipt.reference).toMatch(/^NEWS-[0-8]\d{9}$/)
    expect(textOf(html, 'title')).toContain(t('newsletter.receipt.title'))
    for (const text of [receipt.reference, t('newsletter.receipt.next.open.title')]) {
      expect(mainOf(html)).toContain(text)
    }
    expect(mainOf(html)).not.toContain(t('receipt.due'))
    expect(findTag(html, 'section', { class: 'receipt' })?.attributes.role).toBe('status')
    expect(danglingIds(html)).toEqual([])
    expect(await findMarkupErrors(html)).toEqual([])
  })

  it('a receipt that is over says so above a new form', async () => {
    const { html } = await openForm(site, `${path}?receipt=old`)
    expect(mainOf(html)).toContain(t('newsletter.expired.title'))
  })

  it('sends a mail that asks to confirm, holding nothing that was typed', async () => {
    const mail = await mailOf(locale, { fullName: 'Canary Name', organization: 'Canary Works' })
    expect(mail).toMatchObject({ to: email, subject: t('newsletter.mail.subject') })
    const [row] = await readRows(site, 'SELECT reference FROM subscriptions')
    const { confirm, leave } = linksOf(mail)
    expect(confirm).toContain(routePath('newsletterConfirm', locale))
    for (const body of [mail.text, mail.html]) {
      for (const part of [String(row?.reference), confirm, leave]) expect(body).toContain(part)
      expect(body).not.toMatch(/canary/i)
    }
    expect(mail.html).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(await findMailErrors(mail.html)).toEqual([])
  })
})

describe('the same address again', () => {
  it('looks the same whether it is new, waits, is subscribed or has left', async () => {
    const looks: string[] = []
    const look = async () => {
      const reply = await subscribe(site, 'en', {
        email: looks.length % 2 ? email : 'CANARY@example.com',
      })
      const { reference } = await receiptOf(site, reply)
      const { html } = await openForm(site, reply.location)
      const main = mainOf(html).replace(/<script.*?<\/script>/gs, '')
      looks.push(`${reply.status} ${reference} ${main}`)
    }
    await look()
    await look()
    await site.cron()
    const mail = await outgoing.next()
    const { confirm, leave } = linksOf(mail ?? { text: '' })
    await pressLink(site, confirm)
    expect(await statuses()).toEqual(['confirmed'])
    await look()
    await pressLink(site, leave)
    expect(await statuses()).toEqual(['left'])
    await look()
    expect(new Set(looks).size).toBe(1)
    expect(await countRows(site, 'subscriptions')).toBe(1)
  })

  it('fifty times is one row and one mail', async () => {
    for (let turn = 0; turn < 50; turn += 1) {
      expect((await subscribe(site, 'ar', { email })).status).toBe(303)
    }
    await site.cron()
    expect(await outgoing.sent(1)).toHaveLength(1)
    expect(await countRows(site, 'subscriptions')).toBe(1)
    expect(await countRows(site, 'mails')).toBe(1)
  })

  it('changes nothing of a confirmed subscription before it is confirmed too', async () => {
    const { confirm } = linksOf(await mailOf('ar'))
    await pressLink(site, confirm)
    const [before] = await readRows(site, 'SELECT * FROM subscriptions')
    await subscribe(site, 'en', { email, fullName: 'Somebody Else' })
    const [after] = await readRows(site, 'SELECT * FROM subscriptions')
    for (const column of ['status', 'answers', 'email', 'locale', 'created_at', 'confirmed_at']) {
      expect(after?.[column]).toEqual(before?.[column])
    }
    await pressLink(site, confirm)
    const [confirmed] = await readRows(site, 'SELECT * FROM subscriptions')
    expect(confirmed).toMatchObject({ locale: 'en', answers: after?.newer_answers })
  })

  it('of another key counts and spends its captcha; of one key it is one sending', async () => {
    const path = routePath('newsletter', 'en')
    const fields = filled('newsletter', await openForm(site, path), { email })
    const reply = await Promise.all(Array.from({ length: 10 }, () => post(site, path, fields)))
    expect(new Set(reply.map(({ location }) => location)).size).toBe(1)
    const count = () =>
      Promise.all(
        ['signups', 'rate_limit_hits', 'spent_captchas', 'mails'].map((table) =>
          countRows(site, table),
        ),
      )
    expect(await count()).toEqual([1, 1, 1, 1])
    const replayed = await post(site, path, { ...fields, idempotencyKey: crypto.randomUUID() })
    expect(replayed.status).toBe(422)
    await subscribe(site, 'en', { email })
    expect(await count()).toEqual([2, 3, 2, 1])
  })

  it('is limited like any other form', async () => {
    const visitor = newVisitor()
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await subscribe(site, 'en', { email }, visitor)).status).toBe(303)
    }
    const reply = await subscribe(site, 'en', { email }, visitor)
    expect(reply.text).toContain(translators.en('answer.stepUp.form'))
    expect(stateOf(readOpened(reply.text)).values.email).toBe(email)
  })
})

describe('a subscription', () => {
  it('is stored with nothing in clear, and tells nothing in the log', async () => {
    await mailOf('en', { fullName: 'Canary Name', organization: 'Canary Works' })
    expect(await dumpStored(site)).not.toMatch(/canary/i)
    expect((await site.log()).join('\n')).not.toMatch(/canary|token=/i)
  })

  it('is not known to the inquiry', async () => {
    const { reference } = await receiptOf(site, await subscribe(site, 'en', { email }))
    const reply = await askAfter(site, routePath('inquiry', 'en'), reference, email)
    expect(reply.status).toBe(422)
  })

  it('keeps what was typed where its form is refused', async () => {
    const reply = await subscribe(site, 'ar', { email: 'no address' })
    expect(reply.status).toBe(422)
    const { values } = stateOf(readOpened(reply.text))
    expect(values).toEqual({ ...answers.newsletter, email: 'no address' })
  })
})
