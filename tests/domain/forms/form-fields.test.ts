import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { date, emailAddress, phone } from '#domain/forms/field'
import { cleanFileName, fileBounds, findFileIssues, typeOf } from '#domain/forms/files'
import { readForm } from '#domain/forms/form'
import { invitation } from '#domain/forms/invitation'
import { readableAddress } from '#worker/mail/readable-address'

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
    ['+966 (0) 55 123 4567', '+966551234567'],
    ['+966 (0)11 234 5678', '+966112345678'],
    ['+9660551234567', '+966551234567'],
    ['9660551234567', '+966551234567'],
    ['00966 0 55 123 4567', '+966551234567'],
    ['+00966551234567', '+966551234567'],
    ['٩٦٦٥٥١٢٣٤٥٦٧+', '+966551234567'],
    ['٠٠٩٦٦٥٥١٢٣٤٥٦٧', '+966551234567'],
    ['۰۵۵۱۲۳۴۵۶۷', '+966551234567'],
    ['０５５１２３４５６７', '+966551234567'],
    ['＋９６６ ５５ １２３ ４５６７', '+966551234567'],
    ['055/1234567', '+966551234567'],
    ['055.123.4567', '+966551234567'],
    ['055_123_4567', '+966551234567'],
    ['055\u2013123\u20124567', '+966551234567'],
    ['\u202a+966 55 123 4567\u202c', '+966551234567'],
    ['8001234567', '+9668001234567'],
    ['800 124 7777', '+9668001247777'],
    ['+966 800 123 4567', '+9668001234567'],
    ['966920012345', '+966920012345'],
    ...[11, 12, 13, 14, 16, 17].map((area) => [`0${area} 234 5678`, `+966${area}2345678`]),
    ['112345678', '+966112345678'],
    ['tel:+966551234567', '+966551234567'],
    ['جوال: 0551234567', '+966551234567'],
    ['Tel. 011 234 5678', '+966112345678'],
    ['0551234567 (واتساب)', '+966551234567'],
    ['+44 (0) 20 7946 0958', '+442079460958'],
    ['0044 20 7946 0958', '+442079460958'],
    ['+1 (202) 555-0143', '+12025550143'],
    ['97317123456', '+97317123456'],
    ['٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(said(phone, typed)).toBe(stored)
  })

  it.each([
    '12',
    '+0123456789',
    '05123',
    'call me',
    '+9665123456789012',
    '٠٥x٢٣٤٥٦٧٨',
    '2345678',
    '0551234567 / 0112345678',
    '+966 22 234 5678',
    '055123456',
    '+',
    `0${' '.repeat(90)}551234567x`,
  ])('%s is none', (typed) => {
    expect(said(phone, typed)).toBe('validation.invalid')
  })

  it.each([
    '011 234 5678 تحويلة 123',
    '٠١١ ٢٣٤ ٥٦٧٨ تحويله: ١٢٣',
    '0112345678 ext. 12',
    '+966 11 234 5678 x12',
    '+966112345678#12',
    '+966112345678;ext=12',
    '9200 12345 (ext 4)',
    '+44 20 7946 0958 Extension 7',
  ])('%s is refused for its extension', (typed) => {
    expect(said(phone, typed)).toBe('validation.phoneExtension')
  })

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

  it.each([
    ['a@مثال.السعودية', 'a@xn--mgbh0fb.xn--mgberp4a5d4ar'],
    [' Noura@EXAMPLE。com ', 'Noura@example.com'],
    ['noura@bücher.example', 'noura@xn--bcher-kva.example'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(said(emailAddress, typed)).toBe(stored)
    expect(readableAddress(stored).toLowerCase()).toBe(
      typed.trim().toLowerCase().replace('。', '.'),
    )
  })

  it('is shown as it was typed where its domain is ASCII', () => {
    expect(readableAddress('New@Example.com')).toBe('New@Example.com')
  })

  it.each([
    'نورة@example.com',
    'a@مثال',
    'a@مثال.السعودية/x',
    'a@مثال .السعودية',
    'a@مثال..السعودية',
  ])('%s is none', (typed) => {
    expect(said(emailAddress, typed)).toBe('validation.email')
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
    expect(said(date, '')).toBe('validation.required')
  })

  it.each([
    '28/2/2027',
    '28-02-2027',
    '28.2.2027',
    '28 2 2027',
    '٢٨/٢/٢٠٢٧',
    '2027/2/28',
    ' 28 / 2 / 2027 ',
  ])('%j is read as people write it', (typed) => {
    expect(said(date, typed)).toBe('2027-02-28')
  })

  it.each([
    '2/28/2027',
    '28/2/27',
    '28/2',
    '28/2/2027/1',
    '282/2027',
    '30/2/2027',
    'x/2/2027',
    '028/2/2027',
  ])('%j is none', (typed) => {
    expect(said(date, typed)).toBe('validation.date')
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
    ['a.JFIF', 'image/jpeg'],
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

  it('may have exactly the largest size, and so may all of them together', () => {
    const { bytesEach, bytesTogether } = fileBounds
    const files = (...sizes: number[]) =>
      findFileIssues(
        sizes.map((size) => ({ name: 'a.pdf', type: '', size })),
        t,
      )
    expect(files(bytesEach, bytesTogether - bytesEach)).toEqual([])
    expect(files(bytesEach + 1)).toHaveLength(1)
    expect(files(bytesEach, bytesTogether - bytesEach - 1, 2)).toHaveLength(1)
    expect(files(1, 1, 1, 1, 1)).toEqual([])
    expect(files(1, 1, 1, 1, 1, 1)).toHaveLength(1)
  })

  it('may be declared as anything but another accepted type', () => {
    const declared = (type: string) => findFileIssues([{ name: 'a.pdf', type, size: 1 }], t)
    expect(declared('')).toEqual([])
    expect(declared('application/octet-stream')).toEqual([])
    expect(declared('application/pdf')).toEqual([])
    expect(declared('application/x-pdf')).toEqual([])
    expect(declared('IMAGE/JPEG; q=1')).toHaveLength(1)
  })

  it.each(['a.docm', 'a.XLSM', 'a.dotm', 'a.xlsb'])('%s is refused for its macros', (name) => {
    expect(findFileIssues([{ name, type: '', size: 1 }], t)).toEqual([
      expect.stringContaining('contains macros'),
    ])
  })
})
