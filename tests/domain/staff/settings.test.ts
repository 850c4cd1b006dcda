import { describe, expect, it } from 'vitest'
import { describeFields } from '#domain/editing/field-form'
import { joinLocalised } from '#domain/editing/join-localised'
import { settingsSchema } from '#domain/site/settings'
import { settingGroups } from '#domain/staff/settings'

describe('the settings of the desk', () => {
  it('are all settings but the marks, each in one group', () => {
    const grouped = Object.values(settingGroups).flat()
    const others = Object.keys(settingsSchema.entries).filter((name) => name !== 'marks')
    expect(grouped.toSorted()).toEqual(others.toSorted())
  })

  it('all have a control', () => {
    expect(Object.keys(describeFields(settingsSchema.entries))).toEqual(
      Object.keys(settingsSchema.entries),
    )
  })

  it('hold a text in both languages also where both are written alike, or one is missing', () => {
    const fields = describeFields(settingsSchema.entries)
    const join = (ar: string | null, en: string | null) =>
      joinLocalised(
        fields,
        { channels: { hours: ar, phone: '123' }, digits: 'arab' },
        { channels: { hours: en, phone: '123' }, digits: 'arab' },
      )
    expect(join('8–4', '8–4')).toMatchObject({
      channels: { hours: { ar: '8–4', en: '8–4' }, phone: '123' },
      digits: 'arab',
    })
    expect(join('8–4', null)).toMatchObject({ channels: { hours: { ar: '8–4', en: '' } } })
    expect(join(null, null)).toMatchObject({ channels: { hours: null } })
  })
})
