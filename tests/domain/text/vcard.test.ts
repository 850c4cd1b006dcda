import { describe, expect, it } from 'vitest'
import { type ContactCard, writeBriefCard, writeCard } from '#domain/text/vcard'

const card: ContactCard = {
  url: 'https://example.com',
  changed: Date.parse('2026-11-18T00:00:00+03:00'),
  phone: '+966 11 000 0000',
  email: 'care@example.com',
  words: [
    {
      locale: 'ar',
      name: 'هيئة كفاءة الإنفاق والمشروعات',
      hours: 'الأحد إلى الخميس، 8 صباحًا – 4 مساءً',
      address: 'طريق الملك فهد، حي الصحافة، الرياض 13321',
    },
    {
      locale: 'en',
      name: 'Expenditure and Projects Efficiency Authority',
      hours: 'Sunday to Thursday, 8 am – 4 pm',
      address: 'King Fahd Road, As Sahafah, Riyadh 13321',
    },
  ],
}

const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

describe('a contact card', () => {
  it('is one vCard 4.0 of an organisation', () => {
    const lines = linesOf(writeCard(card))
    expect(lines.slice(0, 3)).toEqual(['BEGIN:VCARD', 'VERSION:4.0', 'KIND:org'])
    expect(lines.slice(-2)).toEqual(['END:VCARD', ''])
  })

  it('says what has words in each language as one property', () => {
    expect(linesOf(writeCard(card))).toEqual(
      expect.arrayContaining([
        'FN;ALTID=1;LANGUAGE=ar:هيئة كفاءة الإنفاق والمشروعات',
        'FN;ALTID=1;LANGUAGE=en:Expenditure and Projects Efficiency Authority',
        'ADR;ALTID=1;LANGUAGE=en:;;King Fahd Road\\, As Sahafah\\, Riyadh 13321;;;;',
        'TEL;VALUE=uri;TYPE=work,voice:tel:+966110000000',
        'URL:https://example.com',
        'EMAIL;TYPE=work:care@example.com',
        'LANG;PREF=1:ar',
        'LANG;PREF=2:en',
        'REV:20261117T210000Z',
      ]),
    )
  })

  it('leaves out what is not set', () => {
    const words = card.words.map((one) => ({ ...one, hours: null, address: null }))
    const text = writeCard({ ...card, phone: null, email: null, words })
    expect(text).not.toMatch(/^(?:TEL|EMAIL|ADR|NOTE)/m)
    expect(text).toContain('FN;')
  })
})

describe('a card for a QR code', () => {
  it('says in one language how to reach the authority, and nothing else', () => {
    const [arabic] = card.words
    expect(arabic && linesOf(writeBriefCard(card, arabic))).toEqual([
      'BEGIN:VCARD',
      'VERSION:4.0',
      'FN:هيئة كفاءة الإنفاق والمشروعات',
      'ADR:;;طريق الملك فهد، حي الصحافة، الرياض 13321;;;;',
      'TEL:+966110000000',
      'EMAIL:care@example.com',
      'URL:https://example.com',
      'END:VCARD',
      '',
    ])
  })
})
