import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { settings } from '#domain/settings'

describe('the settings', () => {
  it('are a working site when none is set', () => {
    expect(v.parse(settings, {})).toMatchObject({
      registration: null,
      platforms: { teams: null, healthInsurance: null },
      social: { x: null, tiktok: null },
      digits: 'latn',
      banner: null,
    })
  })

  it.each([
    ['an address without https', { employeePortal: 'http://staff.example.com/' }, 'employeePortal'],
    ['a script for an address', { social: { x: 'javascript:alert(1)' } }, 'social.x'],
    ['digits nobody knows', { digits: 'roman' }, 'digits'],
    ['a setting nobody knows', { colour: 'green' }, 'colour'],
    [
      'a banner without an end',
      {
        banner: {
          ar: { title: 'صيانة', text: 'الليلة' },
          en: { title: 'Maintenance', text: 'Tonight' },
        },
      },
      'banner.until',
    ],
  ])('refuse %s by name', (_, value, field) => {
    const { issues } = v.safeParse(settings, value)
    expect(issues?.map((issue) => v.getDotPath(issue))).toContain(field)
  })
})
