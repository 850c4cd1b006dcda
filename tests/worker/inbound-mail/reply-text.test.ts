import { describe, expect, it } from 'vitest'
import { translators } from '#client/translators.ts'
import { locales } from '#domain/site/locale'
import { dropQuotation, type QuotedMail, readReplyText } from '#worker/inbound-mail/reply-text'
import { statusMail } from '#worker/mail/mail-text'

const link = 'https://site.example/contact/inquiry?track=abc'
const news = { reference: 'INFO-1000000001', status: 'needs_information', dueOn: null } as const

function prepare(locale: (typeof locales)[number]) {
  const mail = statusMail(locale, link, { ...news, reply: 'inform' })
  const { text: known } = statusMail(locale, '', { ...news, reply: 'inform' })
  const quoted: QuotedMail = {
    markers: locales.map((one) => translators[one]('mail.reply.above')),
    addresses: ['no-reply@site.example', '@reply.site.example'],
    text: [mail.subject, translators[locale]('site.name'), known].join('\n'),
  }
  return { mail, quoted, lines: mail.text.trimEnd().split('\n') }
}

const own = {
  ar: 'رقم السجل 1010101010.\n\nوالشهادة من الفئة الثانية.',
  en: 'The registration is 1010101010.\n\nIts certificate is of class 2.',
}
const heads = {
  ar: [
    'في الثلاثاء، ١ ديسمبر ٢٠٢٦ في ٩:٠٠ ص تمت كتابة ما يلي بواسطة ‪هيئة كفاءة‬‏ <‪no-reply@site.example‬‏>:',
    '________________________________\nمن: هيئة كفاءة <no-reply@site.example>\nتاريخ الإرسال: الثلاثاء 1 ديسمبر 2026\nإلى: noura@visitor.example\nالموضوع: بانتظار معلومات',
  ],
  en: [
    'On Tue, Dec 1, 2026 at 9:00 AM The Authority for Expenditure Efficiency\n<no-reply@site.example> wrote:',
    '-----Original Message-----\nFrom: The Authority <no-reply@site.example>\nSent: Tuesday, December 1, 2026 9:00\nTo: noura@visitor.example\nSubject: Waiting for information',
  ],
} as const

describe.each(locales)('the quotation of a mail in %s', (locale) => {
  const { mail, quoted, lines } = prepare(locale)
  const marked = lines.map((line) => `> ${line}`.trimEnd()).join('\n')

  it('begins with the line above which a reply is written', () => {
    expect(lines[0]).toBe(translators[locale]('mail.reply.above'))
    expect(mail.html.indexOf(lines[0] ?? '-')).toBeLessThan(mail.html.indexOf('class="mark"'))
  })

  it.each(heads[locale])('is cut off with what a mail program writes above it', (head) => {
    for (const body of [marked, lines.join('\n')]) {
      expect(dropQuotation(`${own[locale]}\n\n${head}\n${body}`, quoted).trim()).toBe(own[locale])
      expect(dropQuotation(`${own[locale]}\n\n${head}\n\n${body}\n\n`, quoted).trim()).toBe(
        own[locale],
      )
    }
  })

  it('is cut off where each of its lines is broken in two', () => {
    const broken = lines.join('\n').replace(/(.{40}\S*) /g, '$1\n')
    expect(dropQuotation(`${own[locale]}\n\n${broken}`, quoted).trim()).toBe(own[locale])
  })

  it('stays whole with a reply between its lines', () => {
    const answered = [...lines.slice(0, 4), own[locale], ...lines.slice(4)]
    const between = answered.map((line) => (own[locale].includes(line) ? line : `> ${line}`))
    for (const text of [answered, between].map((some) => some.join('\n'))) {
      expect(dropQuotation(text, quoted)).toBe(text)
    }
  })

  it('stays whole with a word or a signature below it', () => {
    for (const more of ['نعم', 'Yes', '-- \nNoura']) {
      const text = `${own[locale]}\n\n${marked}\n\n${more}`
      expect(dropQuotation(text, quoted)).toBe(text)
    }
  })

  it('takes nothing of what was written in the lines above it', () => {
    const [head = ''] = heads[locale]
    const text = `${own[locale]}\n${head}\n${marked}`
    expect(dropQuotation(text, quoted).trim()).toBe(own[locale])
  })

  it('is cut off in HTML alone', async () => {
    const html = `<html><head><style>p{margin:0}</style></head><body><div dir="auto">${own[locale].replaceAll('\n', '<br>')}</div><blockquote>${mail.html}</blockquote></body></html>`
    expect(await readReplyText({ html }, quoted)).toBe(own[locale])
  })
})

describe('a text', () => {
  const { quoted } = prepare('en')

  it.each([
    'Yes',
    'On Monday we send it to no-reply@site.example:',
    'From: the annex\nto: page 2',
    '> a quoted line of somebody else\n\nand a reply',
    'one\n\n———\n\ntwo',
  ])('without our mail stays as it is: %s', (text) => {
    expect(dropQuotation(text, quoted)).toBe(text)
  })

  it.each([
    'On > From: no-reply@site.example\n',
    '\n',
    ' ',
    '> ',
    '<',
    '-',
    'https://',
    '\u200f',
    'a: ',
  ])('of many times %j takes no time', async (piece) => {
    const many = piece.repeat(190_000 / piece.length)
    const [marker = ''] = quoted.markers
    const started = performance.now()
    await readReplyText({ text: `${many}\n${marker}\n${many.slice(0, 5_000)}` }, quoted)
    await readReplyText({ html: `<p>${many}</p>` }, quoted)
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  it('is too long above 20,000 characters, and is not read above 200,000', async () => {
    expect(await readReplyText({ text: 'x'.repeat(20_000) }, quoted)).toHaveLength(20_000)
    expect(await readReplyText({ text: 'x'.repeat(20_001) }, quoted)).toBe(null)
    const long = `yes\n${quoted.markers[0]}\n${'> x\n'.repeat(100_000)}`
    expect(await readReplyText({ text: long.slice(0, 190_000) }, quoted)).toBe('yes')
    expect(await readReplyText({ text: long }, quoted)).toBe(null)
  })

  it('is read from HTML if the plain text is empty, with its letters', async () => {
    const html = '<p>قيمة &lt;أ&gt; &amp; &quot;ب&quot; — 5&nbsp;%</p>'
    expect(await readReplyText({ text: ' \n', html }, quoted)).toMatch(/^قيمة <أ> & "ب" — 5.%$/)
  })
})
