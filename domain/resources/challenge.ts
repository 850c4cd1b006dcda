import * as v from 'valibot'
import { count, described, text } from './described'

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]*$/))

const parameters = v.strictObject({
  algorithm: described(v.literal('PBKDF2/SHA-256'), {
    ar: 'خوارزمية اشتقاق المفتاح.',
    en: 'The algorithm that derives the key.',
  }),
  cost: described(count, { ar: 'عدد الدورات.', en: 'The number of iterations.' }),
  keyLength: described(count, {
    ar: 'طول المفتاح المشتق بالبايت.',
    en: 'Length of the derived key in bytes.',
  }),
  keyPrefix: described(hex, {
    ar: 'بداية المفتاح المطلوبة، بالنظام الست عشري.',
    en: 'What the derived key has to begin with, in hexadecimal.',
  }),
  nonce: described(hex, {
    ar: 'تُشتق المفاتيح من هذه البايتات متبوعةً بالعدّاد (32 بت، الأعلى أولًا).',
    en: 'Keys are derived from these bytes, followed by the counter (32 bits, big-endian).',
  }),
  salt: described(hex, { ar: 'ملح الاشتقاق.', en: 'The salt of the derivation.' }),
  expiresAt: described(count, {
    ar: 'ثانية انتهائه بتوقيت يونكس.',
    en: 'The second it expires, in Unix time.',
  }),
  data: described(v.strictObject({ action: text }), {
    ar: 'العملية التي وُقّع لها.',
    en: 'The operation it is signed for.',
  }),
})

/** A challenge for one write of a program (ALTCHA, proof of work version 2). */
export const challengeSchema = v.strictObject({
  for: described(text, { ar: 'العملية التي طُلب لها.', en: 'The operation it was requested for.' }),
  challenge: described(v.strictObject({ parameters, signature: hex }), {
    ar: 'التحدي بصيغة ALTCHA. حلّه أول عدّاد يبدأ مفتاحه المشتق بقيمة keyPrefix.',
    en: 'The challenge in the format of ALTCHA. It is solved by a counter whose derived key begins with keyPrefix.',
  }),
})
