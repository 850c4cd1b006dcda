import { describe, expect, it } from 'vitest'
import { arFaq } from '#client/pages/help/faq/ar.ts'
import { enFaq } from '#client/pages/help/faq/en.ts'
import { arArticle } from '#domain/messages/ar/article'
import { arDisclosures } from '#domain/messages/ar/disclosures'
import { arRating } from '#domain/messages/ar/rating'
import { arTickets } from '#domain/messages/ar/tickets'
import { enDisclosures } from '#domain/messages/en/disclosures'
import { enTickets } from '#domain/messages/en/tickets'

describe('plural forms', () => {
  it.each([
    [0, 'لا أسئلة', '0 questions'],
    [1, 'سؤال واحد', '1 question'],
    [2, 'سؤالان', '2 questions'],
    [3, '3 أسئلة', '3 questions'],
    [11, '11 سؤالًا', '11 questions'],
    [100, '100 سؤال', '100 questions'],
  ])('of a question follow each language for %d', (count, arabic, english) => {
    expect(arFaq.faq.count({ count })).toBe(arabic)
    expect(enFaq.faq.count({ count })).toBe(english)
  })

  it.each([
    [0, 'أقل من دقيقة قراءة'],
    [1, 'دقيقة قراءة واحدة'],
    [2, 'دقيقتا قراءة'],
    [3, '3 دقائق قراءة'],
    [11, '11 دقيقة قراءة'],
    [100, '100 دقيقة قراءة'],
  ])('carry the number where Arabic says it: %d', (count, arabic) => {
    expect(arArticle.article.readingMinutes({ count })).toBe(arabic)
  })

  it.each([
    [1, 'جواب منشور واحد', '1 published answer was'],
    [2, 'جوابين منشورين', '2 published answers were'],
    [10, '10 أجوبة منشورة', '10 published answers were'],
    [11, '11 جوابًا منشورًا', '11 published answers were'],
    [100, '100 جواب منشور', '100 published answers were'],
  ])('of published answers are answers, not requests, for %d', (all, arabic, english) => {
    const counts = { inTime: 1, all }
    expect(arDisclosures.disclosures.inTime(counts)).toBe(`صدر خلال ثلاثة أيام عمل: 1 من ${arabic}`)
    expect(enDisclosures.disclosures.inTime(counts)).toBe(
      `1 of ${english} given within three working days`,
    )
  })

  it.each([
    [0, 'بلا تقييمات'],
    [1, 'من تقييم واحد'],
    [2, 'من تقييمين'],
    [3, 'من 3 تقييمات'],
    [11, 'من 11 تقييمًا'],
    [100, 'من 100 تقييم'],
  ])('of ratings have all six Arabic forms: %d', (count, arabic) => {
    expect(arRating.rating.from({ count })).toBe(arabic)
  })

  it('say of a reply that is due today that it is', () => {
    expect(arTickets.inquiry.daysLeft({ count: 0 })).toBe('موعد الرد اليوم')
    expect(enTickets.inquiry.daysLeft({ count: 0 })).toBe('The reply is due today')
    expect(enTickets.inquiry.daysLeft({ count: 1 })).toBe('1 working day left')
  })
})
