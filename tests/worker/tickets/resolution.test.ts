import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import { createBrowser } from '../../support/auth/browser'
import { createMember } from '../../support/auth/member'
import { requestPath, runOn } from '../../support/auth/own-requests'
import { restoreSamples } from '../../support/auth/restore-samples'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { danglingIds, errorBeside } from '../../support/forms/form-markup'
import { openForm, post, postJson } from '../../support/forms/forms'
import { watchMail } from '../../support/forms/mails'
import { openRequest, type Placed, placeRequest, shownOf } from '../../support/forms/requests'
import { mainOf, tagsOf, textOf } from '../../support/html'
import { moveAndMail } from '../../support/mail/correspondence'
import { findMarkupErrors } from '../../support/markup'
import { dumpStored, readRows } from '../../support/rows'

const opened = prepareStaffSite()
beforeEach(() => restoreSamples(opened.site))

const word = 'The canary answer came two days late.'
const stored = () =>
  readRows(opened.site, 'SELECT reference, event, is_solved AS solved FROM resolutions')
const buttonsIn = (html: string) =>
  tagsOf(html)
    .filter(({ attributes }) => attributes.name === 'answer')
    .map(({ attributes }) => attributes.value)

/** A closed request, and the link to the question in the mail of its closing. */
async function close(locale: (typeof locales)[number]): Promise<Placed & { link: string }> {
  const placed = await placeRequest(opened.site, locale, 'answered')
  await opened.site.cron()
  const mails = watchMail(opened.site)
  await moveAndMail(opened.site, placed, 'closed')
  let mail = await mails.next()
  while (mail && !(mail.to === placed.email && mail.text.includes('?closed='))) {
    mail = await mails.next()
  }
  const [link = ''] = /https?:\/\/\S*\?closed=[\w-]+/.exec(mail?.text ?? '') ?? []
  for (const body of [mail?.text, mail?.html]) expect(body).toContain('?closed=')
  expect(mail?.text).toContain(
    translators[locale]('mail.status.solved', { until: '' }).slice(0, 12),
  )
  const { pathname, search } = new URL(link)
  return { ...placed, link: pathname + search }
}

const answer = (locale: (typeof locales)[number], fields: Record<string, string>) =>
  post(opened.site, routePath('inquiry', locale), { form: 'resolution', ...fields })

describe.each(locales)('the sender of a closed request, in %s', (locale) => {
  const t = translators[locale]

  it('answers by the link of the mail in one press, adds a word, and changes their mind', async () => {
    const { link, reference } = await close(locale)
    const page = await openForm(opened.site, link)
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const main = mainOf(page.html)
    for (const shown of [t('tickets.solved.question'), reference]) expect(main).toContain(shown)
    expect(main).not.toContain(t('inquiry.timeline'))
    expect(buttonsIn(page.html)).toEqual(['yes', 'no'])
    expect(await findMarkupErrors(page.html)).toEqual([])
    expect(await stored()).toEqual([])

    const [, closed = ''] = link.split('closed=')
    const pressed = await answer(locale, { closed, answer: 'yes' })
    expect([pressed.status, pressed.location.split('?')[0]]).toEqual([
      303,
      routePath('inquiry', locale),
    ])
    expect(await stored()).toMatchObject([{ reference, solved: 1 }])
    const thanked = await openForm(opened.site, pressed.location)
    expect(mainOf(thanked.html)).toContain(t('tickets.solved.said.yes'))
    expect(buttonsIn(thanked.html)).toEqual(['no'])

    const short = await answer(locale, { closed, comment: 'x' })
    expect([short.status, textOf(short.text, 'textarea')]).toEqual([422, 'x'])
    expect(errorBeside(short.text, 'comment')).not.toBe('')
    expect(danglingIds(short.text)).toEqual([])
    expect(await findMarkupErrors(short.text)).toEqual([])
    expect((await answer(locale, { closed, comment: word })).status).toBe(303)
    expect((await answer(locale, { closed, answer: 'yes' })).status).toBe(303)
    const [kept] = await readRows(opened.site, 'SELECT comment FROM resolutions')
    expect(String(kept?.comment).length).toBeGreaterThan(10)
    const told = await openForm(opened.site, link)
    expect(mainOf(told.html)).toContain(t('tickets.solved.commented'))
    expect(told.html).not.toContain('canary answer')

    expect((await answer(locale, { closed, answer: 'no' })).status).toBe(303)
    expect(
      await readRows(opened.site, 'SELECT is_solved AS solved, comment FROM resolutions'),
    ).toEqual([{ solved: 0, comment: null }])
    const changed = await openForm(opened.site, link)
    expect(mainOf(changed.html)).toContain(t('tickets.solved.reopenElsewhere'))
  })

  it('answers on the page of the request, found by its number, which offers to reopen it', async () => {
    const placed = await close(locale)
    const page = await openRequest(opened.site, placed)
    expect(mainOf(page.html)).toContain(t('tickets.solved.question'))
    const { token: result } = shownOf(page).result
    const pressed = await answer(locale, { result, answer: 'no' })
    expect(pressed.status).toBe(303)
    const shown = await openForm(opened.site, pressed.location.replace(/#.*/, ''))
    expect(mainOf(shown.html)).toContain(t('tickets.solved.reopen'))
    expect(mainOf(shown.html)).toContain(t('tickets.reopen.title'))
    expect(await findMarkupErrors(shown.html)).toEqual([])
    expect((await answer(locale, { result, comment: '' })).status).toBe(422)
    expect(shownOf(shown).result.resolution?.answer).toBe('no')
  })
})

it('nobody else answers, nothing is asked twice, and no GET answers', async () => {
  const { link, reference } = await close('en')
  const other = await close('en')
  const [, closed = ''] = link.split('closed=')
  for (const wrong of [`${closed}x`, '', closed.slice(0, -4)]) {
    const reply = await answer('en', { closed: wrong, answer: 'no' })
    expect(reply.status).toBe(422)
    const page = await openForm(opened.site, `/en/contact/inquiry?closed=${wrong}`)
    expect(mainOf(page.html)).not.toContain(translators.en('tickets.solved.question'))
  }
  await openForm(opened.site, `${link}&answer=no`)
  expect((await answer('en', { closed, answer: 'maybe' })).status).toBe(422)
  expect(await stored()).toEqual([])
  const program = { form: 'resolution', closed, answer: 'yes' }
  expect((await postJson(opened.site, '/en/contact/inquiry', program)).status).toBe(201)
  expect(
    (await postJson(opened.site, '/en/contact/inquiry', { ...program, extra: 'x' })).status,
  ).toBe(422)
  expect(await stored()).toMatchObject([{ reference, solved: 1 }])

  await runOn(
    opened.site,
    `UPDATE events SET at = at - 15 * 86400000 WHERE status = 'closed' AND reference = '${reference}'`,
  )
  expect((await answer('en', { closed, answer: 'no' })).status).toBe(422)
  const [, late = ''] = other.link.split('closed=')
  await moveAndMail(opened.site, other, 'in_review')
  expect((await answer('en', { closed: late, answer: 'no' })).status).toBe(422)
  expect(await stored()).toMatchObject([{ reference, solved: 1 }])
})

it('a member answers, staff read the word, and the supervisor the counts', async () => {
  const reference = 'SUGG-1000000039'
  await runOn(
    opened.site,
    `INSERT INTO events (reference, sequence, status, at)
      SELECT reference, max(sequence) + 1, 'closed', ${Date.now()} FROM events
      WHERE reference = '${reference}'`,
  )
  await runOn(
    opened.site,
    `UPDATE submissions SET status = 'closed' WHERE reference = '${reference}'`,
  )
  const path = requestPath(reference)
  const member = await createMember(opened)
  const other = await createMember(opened, { sub: 'other', email: 'other@example.com' })
  const t = translators.ar
  const html = await (await member.open(path)).text()
  expect(mainOf(html)).toContain(t('tickets.solved.question'))
  expect((await other.post(path, { form: 'resolution', answer: 'yes' })).status).toBe(404)
  const guest = await createBrowser(opened.site).post(path, { form: 'resolution', answer: 'yes' })
  expect(guest.headers.get('location')).toContain('/auth/login')
  expect(await stored()).toEqual([])
  const pressed = await member.post(path, { form: 'resolution', answer: 'no' })
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `${path}#solved`])
  const short = await member.post(path, { form: 'resolution', comment: 'x' })
  expect([short.status, textOf(await short.text(), 'textarea')]).toEqual([422, 'x'])
  await member.post(path, { form: 'resolution', comment: word })
  const after = await (await member.open(path)).text()
  expect(mainOf(after)).toContain(t('tickets.solved.said.no'))
  expect(await findMarkupErrors(after)).toEqual([])
  const copy = JSON.parse(await (await member.open('/profile/data.json')).text())
  const own = copy.requests.find((one: { reference: string }) => one.reference === reference)
  expect(own.resolutions).toMatchObject([{ isSolved: false, comment: word }])

  const reem = await opened.enter(officers.reem)
  const desk = mainOf(await (await reem.open(`/staff/requests/${reference}`)).text())
  for (const shown of [word, t('deskTicket.resolution.no')]) expect(desk).toContain(shown)
  const supervisor = await opened.enter(officers.supervisor)
  for (const locale of locales) {
    const page = await supervisor.open(localPath('/staff/performance', locale))
    const performance = await page.text()
    expect(mainOf(performance)).toContain(translators[locale]('deskPerformance.solved.title'))
    expect(performance).not.toContain('canary')
    expect(await findMarkupErrors(performance)).toEqual([])
  }
  const csv = await (await supervisor.open('/en/staff/performance.csv?table=kinds')).text()
  const [heads = '', ...lines] = csv.split('\r\n')
  const at = heads.split(',').length - 2
  expect(lines.map((line) => line.split(',').slice(at).map(Number))).toContainEqual([0, 1])
  expect(await dumpStored(opened.site)).not.toContain('canary answer')
  expect((await opened.site.log()).filter((line) => line.includes('canary'))).toEqual([])
})
