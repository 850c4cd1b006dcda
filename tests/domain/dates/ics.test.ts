import { describe, expect, it } from 'vitest'
import { type CalendarEvent, writeCalendar } from '#domain/dates/icalendar'

const training: CalendarEvent = {
  id: 'loc-init-facility-supervisor',
  changed: Date.parse('2026-11-18T00:00:00+03:00'),
  first: '2026-12-06',
  last: '2026-12-17',
  hours: { from: '08:30', to: '14:00' },
  title: 'إعداد مشرفي صيانة المرافق، الدفعة الثانية',
  description: 'يتعلم المتدرب قراءة العقد؛ ثم يقيس أداءه.\nالمقاعد: 30',
  place: 'الرياض',
  url: 'https://example.com/loc-init#facility-supervisor',
}
const window: CalendarEvent = { ...training, id: 'window', hours: null, place: null, url: null }

const calendar = (...events: CalendarEvent[]) =>
  writeCalendar({ name: 'البرامج', locale: 'ar', host: 'example.com', events })
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a calendar', () => {
  it('is one object whose parts are closed in order, each line ended by CRLF', () => {
    const text = calendar(training, window)
    const open: string[] = []
    for (const line of linesOf(text)) {
      const [, edge, part] = /^(BEGIN|END):(.+)$/.exec(line) ?? []
      if (edge === 'BEGIN') open.push(part ?? '')
      if (edge === 'END') expect(open.pop()).toBe(part)
    }
    expect(open).toEqual([])
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r]+\r\n/)
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('keeps the id and the stamp of an event that has not changed', () => {
    expect(calendar(training)).toBe(calendar(training))
    const later = calendar({ ...training, title: 'آخر', changed: training.changed + 86_400_000 })
    const read = (text: string, name: string) =>
      linesOf(text).find((line) => line.startsWith(`${name}:`))
    expect(read(later, 'UID')).toBe('UID:loc-init-facility-supervisor@example.com')
    expect(read(calendar(training), 'DTSTAMP')).toBe('DTSTAMP:20261117T210000Z')
    expect(read(later, 'DTSTAMP')).toBe('DTSTAMP:20261118T210000Z')
  })

  it('says the words of its language, escaped', () => {
    expect(linesOf(calendar(training))).toEqual(
      expect.arrayContaining([
        'SUMMARY;LANGUAGE=ar:إعداد مشرفي صيانة المرافق، الدفعة الثانية',
        'DESCRIPTION;LANGUAGE=ar:يتعلم المتدرب قراءة العقد؛ ثم يقيس أداءه.\\nالمقاعد: 30',
        'LOCATION;LANGUAGE=ar:الرياض',
        'URL:https://example.com/loc-init#facility-supervisor',
      ]),
    )
    expect(calendar(window)).not.toMatch(/^(?:LOCATION|URL)/m)
  })
})

describe('the time of an event', () => {
  it('of hours on several days repeats on working days, in the zone the file defines', () => {
    const lines = linesOf(calendar(training))
    expect(lines).toEqual(
      expect.arrayContaining([
        'TZID:Asia/Riyadh',
        'DTSTART;TZID=Asia/Riyadh:20261206T083000',
        'DTEND;TZID=Asia/Riyadh:20261206T140000',
        'RRULE:FREQ=DAILY;UNTIL=20261217T053000Z;BYDAY=SU,MO,TU,WE,TH',
      ]),
    )
  })

  it('of one day does not repeat', () => {
    expect(calendar({ ...training, last: training.first })).not.toContain('RRULE')
  })

  it('of whole days ends on the day after the last and needs no zone', () => {
    const lines = linesOf(calendar({ ...window, first: '2026-12-30', last: '2026-12-31' }))
    expect(lines).toContain('DTSTART;VALUE=DATE:20261230')
    expect(lines).toContain('DTEND;VALUE=DATE:20270101')
    expect(lines).not.toContain('BEGIN:VTIMEZONE')
  })
})
