import type { LocalisedText } from '#domain/site/locale'

/** Texts of the rows of a dataset in the OpenAPI document. */
export const rowTexts = {
  title: { ar: 'صفوف مجموعة بيانات', en: 'Rows of a dataset' },
  description: {
    ar: 'صفوف أحدث نسخة من مجموعة بيانات، مع التصفية والترتيب واختيار الأعمدة. أسماء الأعمدة في سجل المجموعة، ويتابع المؤشر قراءة النسخة التي بدأ بها.',
    en: 'Rows of the latest version of a dataset, with filters, sort and column selection. Column names are given in the dataset’s record. A cursor keeps reading the version it started with.',
  },
  dataset: { ar: 'معرّف المجموعة.', en: 'Identifier of the dataset.' },
  version: { ar: 'يوم صدور النسخة.', en: 'Publication date of the version.' },
  total: { ar: 'عدد الصفوف بعد التصفية.', en: 'Number of rows after filtering.' },
  items: {
    ar: 'الصفوف: قيم الأعمدة بأسمائها؛ وقيمة ما حُجب أو لم يُعرف null.',
    en: 'Rows with values by column name; null for withheld or unknown values.',
  },
  sort: {
    ar: 'عمود الترتيب؛ و«-» قبله تجعله تنازليًا. والأصل ترتيب الملف.',
    en: 'Column to sort by. A leading hyphen means descending order. Defaults to the order of the file.',
  },
  format: {
    ar: 'صيغة الاستجابة؛ وتُطلب CSV كذلك بترويسة Accept: text/csv. وCSV بلا limit تعيد كل الصفوف بعد التصفية.',
    en: 'Format of the response. Accept: text/csv asks for CSV too. CSV without limit has all rows that match the filters.',
  },
  bom: {
    ar: 'علامة UTF-8 في أول CSV، وتحتاج إليها برامج الجداول.',
    en: 'Starts CSV with the UTF-8 byte order mark that spreadsheets need.',
  },
  fields: {
    ar: 'الأعمدة المطلوبة وحدها، تفصل بينها فواصل أو يتكرر المعامل.',
    en: 'Columns to return, separated by commas or as repeated parameters.',
  },
  filter: {
    ar: 'قيمة عمود كما تُكتب في CSV: filter[month]=2026-09، وللخالية filter[target]=null. وللمدى filter[month][gte]=2026-01 وfilter[month][lte]=2026-06 في أعمدة الأعداد والأشهر والأيام. وإن تعددت الشروط طُبّقت كلها.',
    en: 'Column value as written in the CSV file, for example filter[month]=2026-09, or null for empty values: filter[target]=null. For a range of numbers, months or days: filter[month][gte]=2026-01 and filter[month][lte]=2026-06. Filters combine with AND.',
  },
} as const satisfies Record<string, LocalisedText>
