import type { LocalisedText } from '#domain/site/locale'

/** Texts of the rows of a dataset in the OpenAPI document. */
export const rowTexts = {
  title: { ar: 'صفوف مجموعة بيانات', en: 'Rows of a dataset' },
  description: {
    ar: 'صفوف أحدث نسخة من مجموعة بيانات، بترشيح وترتيب وأعمدة. أسماء الأعمدة في سجل المجموعة، ويبقى المؤشر مع نسخته.',
    en: 'Rows of the latest version of a dataset, with filters, order and columns. The names of the columns are in the record of the dataset; a cursor stays with its version.',
  },
  dataset: { ar: 'معرّف المجموعة.', en: 'The identifier of the dataset.' },
  version: { ar: 'يوم صدور النسخة.', en: 'Day of the version.' },
  total: { ar: 'عدد الصفوف التي يبقيها الترشيح.', en: 'Number of rows that the filters leave.' },
  items: {
    ar: 'الصفوف: قيم الأعمدة بأسمائها؛ وقيمة ما حُجب أو لم يُعرف null.',
    en: 'The rows: values by column; null for what is withheld or unknown.',
  },
  sort: {
    ar: 'عمود الترتيب؛ و«-» قبله تعكسه. بدونه ترتيب الملف.',
    en: 'The column to sort by; a - in front reverses it. Without it, the order of the file.',
  },
  fields: {
    ar: 'الأعمدة المطلوبة وحدها، تفصل بينها فواصل.',
    en: 'Only these columns, separated by commas.',
  },
  filter: {
    ar: 'قيمة عمود كما تُكتب في CSV: filter[month]=2026-09، وللخالية filter[target]=null. تُجمع المرشحات.',
    en: 'The value of a column as CSV has it, filter[month]=2026-09, or null for empty values, filter[target]=null. Several filters apply together.',
  },
} as const satisfies Record<string, LocalisedText>
