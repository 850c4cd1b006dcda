import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { settingsSchema } from '#domain/site/settings'

describe('the settings', () => {
  it('are a working site when none is set', () => {
    expect(v.parse(settingsSchema, {})).toMatchObject({
      registration: null,
      platforms: { teams: null, healthInsurance: null },
      social: { x: null, tiktok: null },
      channels: { phone: null, hours: null, email: null, address: null, map: null },
      digits: 'latn',
    })
  })

  it.each([
    ['an address without https', { employeePortal: 'http://staff.example.com/' }, 'employeePortal'],
    ['a script for an address', { social: { x: 'javascript:alert(1)' } }, 'social.x'],
    ['a phone number with letters', { channels: { phone: 'call us' } }, 'channels.phone'],
    ['an e-mail address that is none', { channels: { email: 'care' } }, 'channels.email'],
    ['a map without https', { channels: { map: 'http://maps.example.com/' } }, 'channels.map'],
    ['digits nobody knows', { digits: 'roman' }, 'digits'],
    ['a setting nobody knows', { colour: 'green' }, 'colour'],
  ])('refuse %s by name', (_, value, field) => {
    const { issues } = v.safeParse(settingsSchema, value)
    expect(issues?.map((issue) => v.getDotPath(issue))).toContain(field)
  })
})
