import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, riyadhDate } from '#domain/dates/calendar'
import { locales, localPath } from '#domain/site/locale'
import { workingDaysToReply } from '#domain/tickets/status'
import { cookiesOf, poster } from '../../support/forms/posts'
import { findTag, mainOf, tagsOf } from '../../support/html'
import { openSite, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const { form } = poster(() => site)
const mainTags = (html: string) => tagsOf(html.slice(html.indexOf('<main'), html.indexOf('</main')))

describe.each(locales)('the page on violations (%s)', (locale) => {
  const path = localPath('/violations', locale)

  it('lets nothing it leads to learn of it', async () => {
    const response = await site.ask(path)
    expect(response.headers.get('referrer-policy')).toBe('same-origin')
    const outside = mainTags(await response.text()).filter(
      ({ name, attributes }) => name === 'a' && attributes.href?.startsWith('https:'),
    )
    expect(outside.length).toBeGreaterThanOrEqual(2)
    expect(outside.map(({ attributes }) => attributes.rel)).toEqual(outside.map(() => 'noreferrer'))
    const other = await site.ask(localPath('/help', locale))
    expect(other.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('asks nothing of its reader, save whether it was useful', async () => {
    const html = await (await site.ask(path)).text()
    const [before = '', after = ''] = (html.split('<main')[1] ?? '').split('id="feedback"')
    expect(tagsOf(before).filter(({ name }) => name === 'form' || name === 'input')).toEqual([])
    expect(after).toContain('<form')
  })
})

describe('the page on continuity', () => {
  const days = [1, 2].map((later) => addDays(riyadhDate(Date.now()), later))
  let planning: Site
  beforeAll(async () => {
    const [first, last] = days
    planning = await openSite({
      statements: [
        `UPDATE entries SET date = '${first}', body = json_set(body, '$.until.day', '${last}')
        WHERE kind = 'maintenance' AND slug = 'halls-move'`.replaceAll(/\s+/g, ' '),
      ],
    })
  })
  afterAll(() => planning.close())

  it.each(locales)(
    'names the state of each platform, and the days of its planned maintenance (%s)',
    async (locale) => {
      const html = await (await planning.ask(localPath('/backup', locale))).text()
      const [, states = ''] = /<section class="box states"(.*?)<\/section>/s.exec(html) ?? []
      expect(states.match(/<li class="row"/g)).toHaveLength(6)
      expect(states.match(/class="badge tone--(?:success|warn|danger)"/g)).toHaveLength(6)
      const [, planned = ''] = /aria-labelledby="planned"(.*?)class="accordion"/s.exec(html) ?? []
      const daysIn = (part: string) =>
        [...part.matchAll(/datetime="(.*?)"/gi)].map(([, day = '']) => day)
      expect(daysIn(planned)).toEqual(expect.arrayContaining(days))
      expect(daysIn(states)).toEqual(expect.arrayContaining(daysIn(planned)))
    },
  )
})

describe.each(locales)('the invitation of an event (%s)', (locale) => {
  it('says when we reply and which events it is in time for', async () => {
    const html = await (await site.ask(localPath('/media-center/invitation', locale))).text()
    const [, notice = ''] = /aria-labelledby="notice"(.*?)<\/section>/s.exec(html) ?? []
    const days = [...notice.matchAll(/datetime="(.*?)"/gi)].map(([, day = '']) => day)
    const today = riyadhDate(Date.now())
    expect(days.slice(1)).toEqual([addDays(today, 21), addDays(today, 42)])
    // Holidays may put the reply off, weekends do by two days at most.
    expect(days[0] && days[0] >= addDays(today, workingDaysToReply)).toBe(true)
  })
})

describe.each(locales)('the page on cookies (%s)', (locale) => {
  const path = localPath('/cookies', locale)

  it('takes each of the three answers as a form, and comes back to itself', async () => {
    const html = await (await site.ask(path)).text()
    const forms = mainTags(html).filter(({ name }) => name === 'form')
    expect(
      forms.slice(0, 2).map(({ attributes }) => [attributes.method, attributes.action]),
    ).toEqual([
      ['post', '/cookies'],
      ['post', '/cookies'],
    ])
    const answers = [
      [{ choice: 'accept' }, 'all'],
      [{ choice: 'reject' }, 'necessary'],
      [{ choice: 'manage', measure: 'on' }, 'custom.m'],
    ] as const
    for (const [fields, consent] of answers) {
      const response = await form('/cookies', { ...fields, path })
      expect([response.status, response.headers.get('location')]).toEqual([303, path])
      expect(cookiesOf(response.headers)).toEqual([
        expect.objectContaining({ name: 'cookie_consent', value: consent }),
      ])
      const again = await site.ask(path, { headers: { cookie: `cookie_consent=${consent}` } })
      const root = findTag(await again.text(), 'html')
      expect(root?.attributes['data-consent']).toBe(consent)
    }
  })

  it('names every cookie the site sets', async () => {
    const text = mainOf(await (await site.ask(path)).text())
    const names = ['i18n_redirected', 'cookie_consent', 'display', 'visitor', 'login', 'session']
    expect(names.filter((name) => !text.includes(name))).toEqual([])
  })
})

describe.each(locales)('the page of the contact card (%s)', (locale) => {
  it('draws its code as a picture with a name', async () => {
    const html = await (await site.ask(localPath('/card', locale))).text()
    const code = mainTags(html).find(({ attributes }) => attributes.class === 'qr-code')
    expect(code?.attributes).toMatchObject({
      role: 'img',
      'aria-label': expect.stringMatching(/./),
    })
  })
})

describe.each(locales)('the initiative for localising jobs (%s)', (locale) => {
  it('has a filled square for each seat left, and counts them in its head', async () => {
    const html = await (await site.ask(localPath('/loc-init', locale))).text()
    const seats = [...html.matchAll(/<div class="programme-actions__free">(.*?)<\/svg>/gs)].map(
      ([, row = '']) => {
        const [free = 0, all = 0] = (row.split('<svg')[0] ?? '').match(/\d+/g)?.map(Number) ?? []
        expect(row.match(/h10v10/g) ?? []).toHaveLength(free)
        expect(row.match(/h8v8/g) ?? []).toHaveLength(all - free)
        return free
      },
    )
    const left = seats.reduce((sum, free) => sum + free, 0)
    const [, head = ''] = /class="article__facts">(.*?)<\/ul>/s.exec(html) ?? []
    const rows = html.split('class="programme-actions"').slice(1)
    const open = rows.filter((row) => row.split('</li>')[0]?.includes('button--primary'))
    expect(seats).toHaveLength(open.length)
    // With every registration closed the head counts none and says nothing more.
    expect(head.match(/<li>/g)).toHaveLength(open.length > 0 ? 3 : 1)
    expect(head).toContain(open.length > 0 ? String(left) : '')
  })
})
