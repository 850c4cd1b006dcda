import { expect, it } from 'vitest'
import { mayIdentifyPerson } from '#domain/content/impersonal'

it.each([
  'اكتب إلى sender@example.com',
  'اتصل بنا على ٠٥٥ ٠١٢ ٣٤٥٦',
  'The number was +966 (55) 012-3456',
  'Request FOI-2611040032 of November',
  'طلب data-1234 المرفق',
  'رقمه DATA2611040032',
  'COMP – ١٢٣٤',
])('%s may identify a person', (text) => {
  expect(mayIdentifyPerson(text)).toBe(true)
})

it.each([
  'بيانات من 2024 إلى 2026 عن 80 مصطلحًا',
  'Open data 2025 in 12 columns and 1,200 rows',
  'Informing 1234 suppliers',
  'Technical standard ISO 8601',
])('%s identifies nobody', (text) => {
  expect(mayIdentifyPerson(text)).toBe(false)
})
