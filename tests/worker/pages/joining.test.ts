import { beforeAll, describe, expect, it } from 'vitest'
import { origin, readingSite, type Site } from '../../support/site'

let site: Site
beforeAll(async () => {
  site = await readingSite()
})

const read = async (path: string) => (await site.ask(path)).text()
/** Unfolds content lines (RFC 5545 3.1). */
const linesOf = async (path: string) => (await read(path)).replaceAll('\r\n ', '').split('\r\n')

describe('the joining windows of an agreement', () => {
  it.each([
    [
      '/framework-agreements/it-services.ics',
      'ar',
      'نوافذ الانضمام: خدمات تقنية المعلومات',
      'باب الانضمام مفتوح: خدمات تقنية المعلومات',
    ],
    [
      '/en/framework-agreements/it-services.ics',
      'en',
      'Joining windows: IT services',
      'Open to join: IT services',
    ],
  ])('are a calendar at %s', async (path, locale, name, title) => {
    const response = await site.ask(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-language')).toBe(locale)
    const lines = await linesOf(path)
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(7)
    expect(lines).toContain(`NAME;LANGUAGE=${locale}:${name}`)
    expect(lines).toContain(`SUMMARY;LANGUAGE=${locale}:${title}`)
    expect(lines).toContain('DTSTART;VALUE=DATE:20261116')
    expect(lines).toContain('DTEND;VALUE=DATE:20261216')
    expect(lines).toContain(`URL:${origin}${path.replace('.ics', '')}`)
  })

  it.each(['', '/en'])('are each a calendar of its own, by its first day (%s)', async (prefix) => {
    const path = `${prefix}/framework-agreements/it-services-2027-05-16.ics`
    const lines = await linesOf(path)
    expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
      'DTSTART;VALUE=DATE:20270516',
    ])
    const all = await linesOf(`${prefix}/framework-agreements/it-services.ics`)
    expect(all).toEqual(expect.arrayContaining(lines.filter((line) => line.startsWith('UID:'))))
  })

  it('have names that last, whatever the language', async () => {
    const ids = async (path: string) =>
      (await linesOf(path)).filter((line) => line.startsWith('UID:'))
    const [arabic, english] = await Promise.all(
      ['', '/en'].map((prefix) => ids(`${prefix}/framework-agreements/office-furniture.ics`)),
    )
    expect(arabic).toEqual(english)
    expect(new Set(arabic).size).toBe(7)
  })

  it.each([
    'vehicle-fuel.ics',
    'nothing-here.ics',
    'it-services-2027-05-17.ics',
    'it-services.ics.ics',
    'it-services.txt',
  ])('are none at %s', async (file) => {
    expect((await site.ask(`/framework-agreements/${file}`)).status).toBe(404)
  })

  it('take no other method', async () => {
    const response = await site.ask('/framework-agreements/it-services.ics', { method: 'POST' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})
