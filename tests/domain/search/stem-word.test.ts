import { describe, expect, it } from 'vitest'
import { stemWord } from '#domain/search/stem-word'
import { foldText, splitWords } from '#domain/text/fold-text'

const families = [
  'اتفاقية الاتفاقية اتفاقيات والاتفاقيات بالاتفاقية للاتفاقيات',
  'مورد المورد الموردين موردون للموردين',
  'خدمة الخدمة خدمات والخدمات',
  'مشروع المشروع مشاريع المشاريع مشروعات والمشروعات للمشروعات',
  'وزارة الوزارة والوزارة الوزارات',
  'وثيقة الوثيقة وثائق الوثائق',
  'وظيفة الوظائف وظائف الوظيفة',
  'إلكتروني الإلكترونية الكترونيه إلكترونية',
  'التزام الالتزام والالتزام الالتزامات',
  'آلية الآلية آليات الآليات',
  'عقد العقد عقود العقود',
  'مشتريات المشتريات',
  'سؤال الأسئلة أسئلة',
  'كفاءة الكفاءة وكفاءة والكفاءة',
  'report reports reported reporting',
  'efficiency efficiencies',
  'supplier suppliers',
]

/** Different subjects that one stem would confuse. */
const strangers = ['مورد ورد', 'كتاب كاتب', 'وزارة زيارة', 'عقد عقار', 'report recorder']

const stemsOf = (words: string) => new Set(splitWords(foldText(words)).map(stemWord))

describe('a stem', () => {
  it.each(families)('is one for %s', (words) => {
    expect([...stemsOf(words)]).toHaveLength(1)
  })

  it.each(strangers)('is not one for %s', (words) => {
    expect([...stemsOf(words)]).toHaveLength(2)
  })

  it.each(['2024', 'iso9001', 'و', 'ال', 'الله', 'ب'])('of %s is never empty', (word) => {
    expect(stemWord(foldText(word))).not.toBe('')
  })
})
