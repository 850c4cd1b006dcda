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
  it('is one vCard 3.0 with the properties that Outlook and older telephones read', () => {
    expect(linesOf(writeCard(card))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:هيئة كفاءة الإنفاق والمشروعات;;;;',
      'FN:هيئة كفاءة الإنفاق والمشروعات',
      'ORG:هيئة كفاءة الإنفاق والمشروعات',
      'ADR:;;طريق الملك فهد، حي الصحافة، الرياض 13321;;;;',
      'NICKNAME:Expenditure and Projects Efficiency Authority',
      'TEL;TYPE=work,voice:+966110000000',
      'EMAIL;TYPE=internet,work:care@example.com',
      'URL:https://example.com',
      'NOTE:الأحد إلى الخميس، 8 صباحًا – 4 مساءً\\nSunday to Thursday\\, 8 am – 4 pm',
      'TZ:+03:00',
      'REV:2026-11-17T21:00:00Z',
      'END:VCARD',
      '',
    ])
  })

  it('leaves out what is not set', () => {
    const words = card.words.map((one) => ({ ...one, hours: null, address: null }))
    const text = writeCard({ ...card, phone: null, email: null, words })
    expect(text).not.toMatch(/^(?:TEL|EMAIL|ADR|NOTE)/m)
    expect(text).toContain('FN:')
  })
})

describe('a card for a QR code', () => {
  it('says in one language how to reach the authority, and nothing else', () => {
    const [arabic] = card.words
    expect(arabic && linesOf(writeBriefCard(card, arabic))).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:هيئة كفاءة الإنفاق والمشروعات;;;;',
      'FN:هيئة كفاءة الإنفاق والمشروعات',
      'ORG:هيئة كفاءة الإنفاق والمشروعات',
      'ADR:;;طريق الملك فهد، حي الصحافة، الرياض 13321;;;;',
      'TEL:+966110000000',
      'EMAIL:care@example.com',
      'URL:https://example.com',
      'END:VCARD',
      '',
    ])
  })
})
