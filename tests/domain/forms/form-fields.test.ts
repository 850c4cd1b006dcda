import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { date, emailAddress, phone } from '#domain/forms/field'
import { cleanFileName, findFileIssues, typeOf } from '#domain/forms/files'
import { readForm } from '#domain/forms/form'
import { invitation } from '#domain/forms/invitation'
import { translators } from '#domain/messages/translators'

const t = translators.en
const said = (schema: v.GenericSchema<unknown>, input: unknown) => {
  const parsed = v.safeParse(schema, input, { abortPipeEarly: true })
  return parsed.success ? parsed.output : parsed.issues[0].message
}

describe('a telephone number', () => {
  it.each([
    ['0512345678', '+966512345678'],
    ['512345678', '+966512345678'],
    ['٠٥١ ٢٣٤ ٥٦٧٨', '+966512345678'],
    ['(011) 234-5678', '+966112345678'],
    ['966512345678', '+966512345678'],
    ['00966 51 234 5678', '+966512345678'],
    ['+44 20 7946 0958', '+442079460958'],
    ['9200 12345', '+966920012345'],
    ['920012345', '+966920012345'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(said(phone, typed)).toBe(stored)
  })

  it.each(['12', '+0123456789', '05123', 'call me', '+9665123456789012', '٠٥x٢٣٤٥٦٧٨'])(
    '%s is none',
    (typed) => {
      expect(said(phone, typed)).toBe('validation.invalid')
    },
  )

  it('has to be there', () => {
    expect(said(phone, ' ')).toBe('validation.required')
  })
})

describe('an e-mail address', () => {
  it.each([
    "o'brien@example.com",
    'noura@xn--mgberp4a5d4a.xn--mgbai9azgqp6j',
    'noura@my--school.example',
    'noura+news@mail.example.com',
  ])('%s is one', (typed) => {
    expect(said(emailAddress, typed)).toBe(typed)
  })

  it.each(['noura@localhost', 'nou..ra@example.com', '.noura@example.com', 'noura.@example.com'])(
    '%s is none',
    (typed) => {
      expect(said(emailAddress, typed)).toBe('validation.email')
    },
  )
})

describe('a date', () => {
  it('is read in digits of any script, and has to exist', () => {
    expect(said(date, '٢٠٢٧-٠٢-٢٨')).toBe('2027-02-28')
    expect(said(date, '2027-02-29')).toBe('validation.date')
    expect(said(date, '28/02/2027')).toBe('validation.date')
    expect(said(date, '')).toBe('validation.required')
  })

  it('of an event may be today, and not before', () => {
    const about = (eventDate: string) => {
      const read = readForm(invitation, { eventDate }, { t, lists: {}, today: '2026-11-20' })
      const issues = read.ok ? [] : read.issues
      return issues.find(({ field }) => field === 'eventDate')?.message
    }
    expect(about('2026-11-20')).toBeUndefined()
    expect(about('2026-11-19')).toBe('Choose today or a later date')
    expect(about('soon')).toBe('Invalid date')
  })
})

describe('a file', () => {
  it.each([
    ['programme.pdf', 'programme.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\fakepath\\a.docx', 'a.docx'],
    ['a\u202efdp.exe', 'afdp.exe'],
    ['a\r\nb.pdf', 'a b.pdf'],
    [`${'x'.repeat(5_000)}.pdf`, `${'x'.repeat(116)}.pdf`],
    ['<b>.png', '_b_.png'],
    ['\u200b', 'file'],
  ])('called %j is called %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean)
  })

  it.each([
    ['a.PDF', 'application/pdf'],
    ['a.jpeg', 'image/jpeg'],
    ['a.pdf.exe', null],
    ['pdf', null],
    ['.pdf', 'application/pdf'],
  ])('%s is of the type %s', (name, type) => {
    expect(typeOf({ name })).toBe(type)
  })

  it('is named in what is said of it, apart from the words around it', () => {
    const issues = findFileIssues([{ name: 'a.exe', type: '', size: 1 }], t)
    expect(issues).toEqual([expect.stringMatching(/^\u2068a\.exe\u2069: /)])
  })

  it('may be declared as nothing, and not as something else', () => {
    const declared = (type: string) => findFileIssues([{ name: 'a.pdf', type, size: 1 }], t)
    expect(declared('')).toEqual([])
    expect(declared('application/octet-stream')).toEqual([])
    expect(declared('application/pdf')).toEqual([])
    expect(declared('text/html')).toHaveLength(1)
  })
})
