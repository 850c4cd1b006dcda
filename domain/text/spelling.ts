/**
 * Preferred spelling and terminology of the content, in both languages; `$1` in `use` is the first group
 * of `other`.
 */
const spellings: readonly { other: RegExp; use: string }[] = [
  { other: /مورّد/u, use: 'مورد' },
  { other: /(?<=\p{L}\p{L})(?<!(?<!\p{L})[وف]أ)يًّا/u, use: 'يًا' },
  { other: /فتر(?:ة|ات) (?:ال)?انضمام/u, use: 'نافذة الانضمام' },
  { other: /عن بعد(?!\p{L})/u, use: 'عن بُعد' },
  { other: /سلالم الكهربائية/u, use: 'السلالم المتحركة' },
  { other: /سعودة(?!\p{L})/u, use: 'التوطين' },
  { other: /طريق (?:ال)?بديل|الطريق البديل|طريق آخر/u, use: 'قناة بديلة' },
  { other: /إنستغرام/u, use: 'إنستجرام' },
  { other: /[كم]يلو?غرام/u, use: 'كيلوجرام' },
  { other: /غوغل/u, use: 'جوجل' },
  { other: /ميغابايت/u, use: 'ميجابايت' },
  { other: /إنفوغراف/u, use: 'إنفوجرافيك' },
  { other: /\bremarks?\b/i, use: 'comments' },
  { other: /\bdear(?:er|est)?\b/i, use: 'expensive' },
  { other: /\bmend(?:s|ed|ing)?\b/i, use: 'repair' },
  { other: /\bwhoever\b/i, use: 'anyone who' },
  { other: /\bwhatever\b/i, use: 'anything that' },
  { other: /\b(?:pale|dark|light|deep|white|slate|green) grounds?\b/i, use: 'background' },
  { other: /\b(?:budget|spending|maintenance) lines?\b|\bline items?\b/i, use: 'budget item' },
  { other: /\bjoining periods?\b/i, use: 'joining window' },
  { other: /\bsaudi[sz]ation certificate/i, use: 'localisation certificate' },
  // Words that showed a text translated word by word.
  { other: /\bthose (?:who|whose|whom)\b/i, use: 'people who, or their name' },
  { other: /\bis followed until\b/i, use: 'is tracked to its result' },
  { other: /\bways? of (?:buying|contracting|working|counting|paying)\b/i, use: 'method' },
  { other: /\bnational access account/i, use: 'Nafath (national single sign-on)' },
  // Two names of one thing.
  { other: /\be-mail/i, use: 'email' },
  { other: /\bvariation orders?\b/i, use: 'change order' },
  { other: /\bdata (?:are|were|have been)\b/i, use: 'data is' },
  { other: /\b(?:frequent|common) questions\b/i, use: 'frequently asked questions' },
  { other: /\bdrawn albums?\b/i, use: 'illustrated album' },
  { other: /([بل]ـ) (\d[\d,.]*)/u, use: '$1$2' },
  { other: /(?:ال|كلمة |مدينة )رئيسة(?!\p{L})/u, use: 'رئيسية' },
  { other: /ملحوظ(?:ة|ات)/u, use: 'ملاحظة' },
  { other: /أخصائي/u, use: 'اختصاصي' },
  { other: /معجم/u, use: 'قاموس' },
  { other: /لا انضمام إليها|ولا ينضم إليها أحد/u, use: 'لا تقبل موردين جددًا' },
]

/** Finds rejected spellings in a text, each with the spelling to use. */
export function findOtherSpellings(text: string): { found: string; use: string }[] {
  return spellings.flatMap(({ other, use }) => {
    const [found, ...groups] = other.exec(text) ?? []
    if (found === undefined) return []
    return [{ found, use: use.replaceAll(/\$(\d)/g, (_, at) => groups[at - 1] ?? '') }]
  })
}

/** Names that are written this way, in both languages. */
const properNames: ReadonlySet<string> = new Set([
  'iOS',
  'iPad',
  'iPhone',
  'macOS',
  'reCAPTCHA',
  'vCard',
])

/** A word in camel case that is not part of an address or a placeholder. */
const camelCase = /(?<![\p{L}\d@/._{-])[a-z][a-z\d]*[A-Z][A-Za-z\d]*(?![\w.-]*@)/gu

/** Finds identifiers of code in a text, such as `formOptions`. */
export function findIdentifiers(text: string): string[] {
  return (text.match(camelCase) ?? []).filter((word) => !properNames.has(word))
}
