interface Spelling {
  /** Rejected spelling. */
  other: RegExp
  /** Preferred spelling. */
  use: string
}

/** Preferred spelling and terminology of the content, in both languages. */
const spellings: readonly Spelling[] = [
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
]

/** Finds rejected spellings in a text, each with the spelling to use. */
export function findOtherSpellings(text: string): { found: string; use: string }[] {
  return spellings.flatMap(({ other, use }) => {
    const found = other.exec(text)?.[0]
    return found === undefined ? [] : [{ found, use }]
  })
}
