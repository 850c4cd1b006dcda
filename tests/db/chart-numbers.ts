import type { RecordChart } from '#domain/content/record-chart'
import type { Locale } from '#domain/site/locale'

/** A chart of the content with the text it belongs to. */
export interface Charted {
  name: string
  locale: Locale
  /** Language of the text; an untranslated one is in the other. */
  written: Locale
  chart: RecordChart
  text: string
  /** The large number beside the chart of a story. */
  figure: string
}

/** Numbers that the texts write as words, by the beginning of the word. */
const words: Record<number, readonly [ar: string, en: string]> = {
  1: ['واحد', 'one'],
  3: ['ثلاث', 'three'],
  4: ['أربع', 'four'],
  5: ['خمس', 'five'],
  6: ['ست', 'six'],
  7: ['سبع', 'seven'],
  9: ['تسع', 'nine'],
  10: ['عشر', 'ten'],
  12: ['اثن', 'twelve'],
  20: ['عشرين', 'twenty'],
  13: ['الثلاث عشرة', 'thirteen'],
  100: ['مئة', 'hundred'],
}

function isInText(value: number, { text, written }: Charted): boolean {
  const digits = value.toLocaleString('en-US')
  if (text.includes(`${value / 1000} ألف`)) return true
  if (new RegExp(`(?<![\\d,.])${digits}(?![\\d,]|\\.\\d)`).test(text)) return true
  const word = words[value]?.[written === 'ar' ? 0 : 1]
  return word !== undefined && text.toLowerCase().includes(word)
}

/** Numbers of a chart; one of a pair of parts may follow from the other and the total. */
export function missingNumbers(charted: Charted): number[] {
  const { chart } = charted
  const isMissing = (value: number) => !isInText(value, charted)
  switch (chart.type) {
    case 'units': {
      const { total, filled = total } = chart
      // A share of a hundred is in the text as per cent.
      const whole = total === 100 && charted.text.includes('%') ? [] : [total].filter(isMissing)
      return isMissing(filled) && isMissing(total - filled) ? [...whole, filled] : whole
    }
    case 'before-after':
      if (chart.before === 100) return [100 - chart.after].filter(isMissing)
      return [chart.before, chart.after].filter(isMissing)
    case 'sparkline':
      return chart.values.map(({ value }) => value).filter(isMissing)
  }
}
