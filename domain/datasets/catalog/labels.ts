import { type Locale, type LocalisedText, locales } from '../../site/locale'
import type { CatalogRecord } from '../catalog-record'
import type { FileFormat } from '../formats'
import { languageText, type RdfTerm } from './graph'

type Topic = CatalogRecord['topic']

/** Keywords of all datasets and of those of a topic; CKAN splits a keyword at a comma. */
const commonKeywords: Record<Locale, readonly string[]> = {
  ar: ['كفاءة الإنفاق', 'بيانات مفتوحة'],
  en: ['expenditure efficiency', 'open data'],
}
const topicKeywords: Record<Topic, Record<Locale, readonly string[]>> = {
  performance: { ar: ['الأداء', 'المؤشرات'], en: ['performance', 'indicators'] },
  procurement: { ar: ['المشتريات الحكومية', 'العقود'], en: ['public procurement', 'contracts'] },
  services: { ar: ['الخدمات الحكومية', 'المستفيدون'], en: ['public services', 'beneficiaries'] },
  knowledge: { ar: ['المعرفة', 'المصطلحات'], en: ['knowledge', 'terminology'] },
}

export function keywordsOf(topic: Topic, locale: Locale): readonly string[] {
  return [...topicKeywords[topic][locale], ...commonKeywords[locale]]
}

export function keywordTexts(topic: Topic): RdfTerm[] {
  return locales.flatMap((locale) =>
    keywordsOf(topic, locale).map((keyword) => languageText(locale, keyword)),
  )
}

/** Names of file formats as in a title; the same in both languages. */
export const formatNames: Record<FileFormat, string> = {
  csv: 'CSV',
  xlsx: 'Excel',
  json: 'JSON',
  jsonl: 'JSON Lines',
}

/** Title of the dataset as a file or as an API. */
export function distributionTitle({ title }: CatalogRecord, form: string): LocalisedText {
  return { ar: `${title.ar} (${form})`, en: `${title.en} (${form})` }
}

export function fileDescription(format: FileFormat): LocalisedText {
  const name = formatNames[format]
  return {
    ar: `كل صفوف أحدث نسخة في ملف ${name}.`,
    en: `All rows of the latest version as a ${name} file.`,
  }
}

export const rowsDescription: LocalisedText = {
  ar: 'صفوف أحدث نسخة عبر واجهة برمجية، بالتصفية والترتيب واختيار الأعمدة.',
  en: 'Rows of the latest version through an API that filters, sorts and selects columns.',
}

/** Names of concepts whose vocabularies have no Arabic. */
export const conceptTitles = {
  stable: { ar: 'متاحة باستقرار', en: 'Stable' },
  nationalAuthority: { ar: 'جهة وطنية', en: 'National authority' },
  attribution: { ar: 'نسبة العمل إلى صاحبه', en: 'Attribution' },
  themes: { ar: 'مجالات البيانات', en: 'Data themes' },
} satisfies Record<string, LocalisedText>

export const countryName: LocalisedText = { ar: 'المملكة العربية السعودية', en: 'Saudi Arabia' }
