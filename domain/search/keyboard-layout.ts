/** Keys of a US keyboard with the letters of the Arabic (101) layout on them. */
const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvnm,./`"
const arabicKeys = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ'

const toArabic = new Map([...latinKeys].map((key, index) => [key, [...arabicKeys][index] ?? key]))
// The key of the ligature lam-alef is the only one with two letters.
toArabic.set('b', 'لا')
const toLatin = new Map([...toArabic].map(([key, letter]) => [letter, key]))

/**
 * What the same keys write in the other keyboard layout: Arabic for a text in Latin letters, Latin
 * for one in Arabic letters. Null for a text in both or neither, which nobody types by mistake.
 */
export function switchLayout(text: string): string | null {
  const isArabic = /\p{Script=Arabic}/u.test(text)
  const isLatin = /[a-z]/i.test(text)
  if (isArabic === isLatin) return null
  if (isLatin) return [...text.toLowerCase()].map((key) => toArabic.get(key) ?? key).join('')
  const letters = text.match(/لا|./gsu) ?? []
  return letters.map((letter) => toLatin.get(letter) ?? letter).join('')
}
