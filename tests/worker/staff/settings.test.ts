import { beforeEach, describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales, localPath } from '#domain/site/locale'
import { readEntries } from '../../support/auth/audit-entries'
import { officers, prepareStaffSite } from '../../support/auth/staff-site'
import { formValues } from '../../support/forms/form-values'
import { mainOf } from '../../support/html'
import { findMarkupErrors } from '../../support/markup'

const opened = prepareStaffSite({ reads: 100_000 })
const publisher = opened.entered(officers.publisher)
const other = opened.entered({ ...officers.publisher, sub: 'publisher-2' })

async function rows(statement: string, ...values: unknown[]) {
  const { DB } = await opened.site.env()
  return (
    await DB.prepare(statement)
      .bind(...values)
      .all<Record<string, string>>()
  ).results
}

type Group = 'channels' | 'links' | 'social' | 'display' | 'outside'
const pathOf = (group: Group) => `/staff/settings?group=${group}`

const formOf = (html: string, path: string) => formValues(html, path.replace('?', '\\?'))

async function valuesOf(group: Group, by = publisher) {
  const path = pathOf(group)
  return formOf(await (await by.open(path)).text(), path)
}

async function send(group: Group, changes: Record<string, string>) {
  const values = { do: 'save', ...(await valuesOf(group)), ...changes }
  return publisher.post(pathOf(group), values)
}

async function save(group: Group, changes: Record<string, string>) {
  const answer = await send(group, changes)
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    `${pathOf(group)}&done=settingsSaved`,
  ])
  await opened.site.renew()
}

const stored = async (name: string) => {
  const [row] = await rows('SELECT value FROM settings WHERE key = ?', name)
  return JSON.parse(row?.value ?? 'null')
}

const page = async (path: string) => (await opened.site.ask(path)).text()

beforeEach(async () => {
  await rows("DELETE FROM entry_revisions WHERE kind = 'setting'")
})

describe.each(locales)('the settings, in %s', (locale) => {
  const t = translators[locale]

  it('have a page for each group, with names, hints and both languages', async () => {
    for (const group of ['channels', 'links', 'social', 'display', 'outside'] as const) {
      const html = await (await publisher.open(localPath(pathOf(group), locale))).text()
      expect(mainOf(html)).toContain(t(`deskSettings.groups.${group}`))
      expect(mainOf(html)).not.toContain('undefined')
      expect(await findMarkupErrors(html)).toEqual([])
    }
    const html = await (await publisher.open(localPath(pathOf('channels'), locale))).text()
    expect(html).toContain('name="ar:channels.hours"')
    expect(html).toContain('name="en:channels.hours"')
    expect(html).toContain(t('deskSettings.hints.phone'))
  })

  it('that are refused say why beside the field, and change nothing', async () => {
    const path = localPath(pathOf('channels'), locale)
    const before = await stored('channels')
    const values = await valuesOf('channels')
    const answer = await publisher.post(path, {
      ...values,
      do: 'save',
      'both:channels.phone': 'call us',
      'both:channels.map': 'http://maps.example.com/',
      'en:channels.hours': '',
    })
    const html = await answer.text()
    expect(answer.status).toBe(422)
    for (const issue of ['phone', 'https', 'required'] as const) {
      expect(mainOf(html)).toContain(t(`deskSettings.issues.${issue}`))
    }
    expect(html).toMatch(/id="both:channels\.phone"[^>]*aria-invalid="true"/)
    expect(html).toMatch(/id="en:channels\.hours"[^>]*aria-invalid="true"/)
    expect(html).not.toMatch(/id="ar:channels\.hours"[^>]*aria-invalid/)
    expect(html).toContain('value="call us"')
    expect(await findMarkupErrors(html)).toEqual([])
    expect(await stored('channels')).toEqual(before)
  })
})

describe('a setting', () => {
  it('of both languages is on the pages, with a revision and an entry without its text', async () => {
    const before = await stored('channels')
    const [{ version } = {}] = await rows('SELECT version FROM publications')
    const texts = {
      'ar:channels.hours': 'من الأحد إلى الأربعاء',
      'en:channels.hours': 'Sunday to Wednesday',
    }
    await save('channels', texts)
    await expect.poll(() => page('/contact')).toContain(texts['ar:channels.hours'])
    await expect.poll(() => page('/en/contact')).toContain(texts['en:channels.hours'])
    const after = {
      ...before,
      hours: { ar: texts['ar:channels.hours'], en: texts['en:channels.hours'] },
    }
    expect(await stored('channels')).toEqual(after)
    const [revision] = await rows("SELECT * FROM entry_revisions WHERE kind = 'setting'")
    expect(JSON.parse(revision?.before ?? '')).toEqual({ channels: before })
    expect(JSON.parse(revision?.after ?? '')).toEqual({ channels: after })
    expect(await rows('SELECT version FROM publications')).toEqual([
      { version: Number(version) + 1 },
    ])
    const entry = (await readEntries(opened, 'setting.changed')).at(-1)
    expect(entry).toMatchObject({
      subject: 'channels',
      role: 'publisher',
      before: null,
      after: null,
    })
  })

  it('that was not changed leaves no revision, and the others of its group to the files', async () => {
    await save('links', { 'both:quickExit': 'https://weather.example.com/riyadh' })
    expect(await rows("SELECT slug FROM entry_revisions WHERE kind = 'setting'")).toEqual([
      { slug: 'quickExit' },
    ])
    const same = await send('links', {})
    expect(same.headers.get('location')).toBe(`${pathOf('links')}&done=settingsSame`)
  })

  it('is emptied, and brought back as it was', async () => {
    const before = await stored('channels')
    const blank = Object.fromEntries(
      Object.keys(await valuesOf('channels'))
        .filter((name) => name.includes(':'))
        .map((name) => [name, '']),
    )
    await save('channels', blank)
    expect(await stored('channels')).toEqual({
      phone: null,
      hours: null,
      email: null,
      address: null,
      map: null,
    })
    expect((await opened.site.ask('/contact')).status).toBe(200)
    const html = await (await publisher.open(pathOf('channels'))).text()
    expect(mainOf(html)).toContain(translators.ar('deskSettings.restore'))
    expect(await findMarkupErrors(html)).toEqual([])
    const [{ id } = {}] = await rows("SELECT id FROM entry_revisions WHERE kind = 'setting'")
    const answer = await publisher.post(pathOf('channels'), { do: `restore:${id}` })
    expect(answer.status).toBe(303)
    expect(await stored('channels')).toEqual(before)
    const foreign = await publisher.post(pathOf('social'), { do: `restore:${id}` })
    expect(foreign.status).toBe(404)
  })

  it('meets another change: the later one is refused and keeps what was typed', async () => {
    const early = await valuesOf('social', other)
    await save('social', { 'both:social.x': 'https://x.example.com/first' })
    const late = await other.post(pathOf('social'), {
      ...early,
      do: 'save',
      'both:social.x': 'https://x.example.com/second',
    })
    const html = await late.text()
    expect([late.status, html.includes('https://x.example.com/second')]).toEqual([409, true])
    expect(mainOf(html)).toContain(translators.ar('deskSettings.problems.changed'))
    expect((await stored('social')).x).toBe('https://x.example.com/first')
  })

  it('with parts is arranged without script, and feeds the policy of the page', async () => {
    const path = pathOf('outside')
    const added = await send('outside', { do: 'arrange:add:videoHosts' })
    expect(added.status).toBe(200)
    const values = formOf(await added.text(), path)
    expect(Object.keys(values)).toContain('both:videoHosts.0')
    const refused = await publisher.post(path, {
      ...values,
      do: 'save',
      'both:videoHosts.0': 'https://www.youtube.com/',
    })
    expect(mainOf(await refused.text())).toContain(translators.ar('deskSettings.issues.host'))
    const answer = await publisher.post(path, {
      ...values,
      do: 'save',
      'both:videoHosts.0': 'www.youtube.com',
    })
    expect(answer.status).toBe(303)
    expect(await stored('videoHosts')).toEqual(['www.youtube.com'])
    await save('outside', { 'both:videoHosts.0': '' })
  })

  it.each([
    ['outside', 'both:externals.sheet', "https://a.example/;script-src 'unsafe-inline'"],
    ['outside', 'both:externals.sheet', 'data:text/css,x'],
    ['links', 'both:quickExit', 'javascript:alert(1)'],
    ['social', 'both:social.x', '//evil.example'],
  ] as const)('of %s refuses %s: %s', async (group, name, value) => {
    const answer = await send(group, { [name]: value })
    expect(answer.status).toBe(422)
  })

  it('never writes markup into a page', async () => {
    const attack = `"'></script><script>alert(1)</script><img src=x onerror=alert(1)>`
    await save('display', { 'both:registration': attack })
    await save('channels', { 'ar:channels.hours': attack, 'en:channels.address': attack })
    await save('links', {
      'both:employeePortal': `https://a.example/?q="><img src=x onerror=alert(1)>`,
    })
    for (const path of ['/', '/en', '/contact', '/en/contact', '/card', '/en/card', '/faq']) {
      const html = await page(path)
      expect([path, /<script>alert|<img src=x/.test(html)]).toEqual([path, false])
    }
    expect(await page('/contact')).toContain('&lt;script&gt;alert(1)')
    const html = await (await publisher.open(pathOf('display'))).text()
    expect(html).not.toMatch(/<script>alert|<img src=x/)
    expect(html).toContain('&lt;script&gt;alert(1)')
  })
})
