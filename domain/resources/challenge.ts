import * as v from 'valibot'
import { count, described, plainText } from './described'

const hex = v.pipe(v.string(), v.regex(/^[0-9a-f]*$/))

const parameters = v.strictObject({
  algorithm: described(v.literal('PBKDF2/SHA-256'), {
    ar: 'خوارزمية اشتقاق المفتاح.',
    en: 'Key derivation algorithm.',
  }),
  cost: described(count, { ar: 'عدد الدورات.', en: 'Number of iterations.' }),
  keyLength: described(count, {
    ar: 'طول المفتاح المشتق بالبايت.',
    en: 'Length of the derived key in bytes.',
  }),
  keyPrefix: described(hex, {
    ar: 'بداية المفتاح المطلوبة، بالنظام الست عشري.',
    en: 'Required prefix of the derived key, in hexadecimal.',
  }),
  nonce: described(hex, {
    ar: 'تُشتق المفاتيح من هذه البايتات متبوعةً بالعدّاد (32 بت، الأعلى أولًا).',
    en: 'Keys are derived from these bytes, followed by the counter (32 bits, big-endian).',
  }),
  salt: described(hex, {
    ar: 'ملح الاشتقاق، بالنظام الست عشري.',
    en: 'Salt of the key derivation, in hexadecimal.',
  }),
  expiresAt: described(count, {
    ar: 'وقت انتهائه، بثواني يونكس.',
    en: 'Expiry time, in Unix seconds.',
  }),
  data: described(v.strictObject({ action: plainText }), {
    ar: 'العملية التي وُقّع لها.',
    en: 'The write endpoint the challenge is signed for.',
  }),
})

/** A challenge for one write of a program (ALTCHA, proof of work version 2). */
export const challengeSchema = v.strictObject({
  for: described(plainText, {
    ar: 'العملية التي طُلب لها.',
    en: 'The write endpoint the challenge was requested for.',
  }),
  challenge: described(v.strictObject({ parameters, signature: hex }), {
    ar: 'الاختبار بصيغة ALTCHA. حلّه أول عدّاد يبدأ مفتاحه المشتق بقيمة keyPrefix.',
    en: 'The challenge in ALTCHA format. The solution is the first counter whose derived key begins with keyPrefix.',
  }),
})
