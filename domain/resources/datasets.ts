import * as v from 'valibot'
import { dataset } from '../content/pages/dataset'
import { type fileFormats, filePath, rowsPath } from '../datasets/formats'
import { described, plainText, url } from './described'
import { choiceFilter, defineResource } from './resource'

const { topic, frequency, period, licence } = dataset.entries

const column = v.strictObject({
  name: plainText,
  label: plainText,
  type: dataset.entries.columns.item.entries.type,
  meaning: plainText,
  unit: v.nullable(plainText),
})

export const datasetsResource = defineResource({
  kind: 'dataset',
  schemaName: 'Dataset',
  title: { ar: 'مجموعات البيانات', en: 'Datasets' },
  description: {
    ar: 'مجموعات البيانات المفتوحة: أعمدتها وفترتها وملفاتها وعنوان صفوفها.',
    en: 'Open datasets with their columns, period, files and the URL of their rows.',
  },
  fields: {
    topic: described(topic, { ar: 'مجالها.', en: 'Topic.' }, 'procurement'),
    frequency: described(frequency, { ar: 'دورية تحديثها.', en: 'Update frequency.' }, 'annual'),
    licence: described(
      licence,
      {
        ar: 'الرخصة: استعملها كما تشاء واذكر مصدرها.',
        en: 'Licence: free to use with attribution.',
      },
      'attribution',
    ),
    period: described(
      period,
      {
        ar: 'الفترة التي تغطيها؛ لا نهاية إن كانت مستمرة.',
        en: 'Period covered; end is absent while the dataset is still updated.',
      },
      { from: '2021-01-01', to: null },
    ),
    columns: described(v.array(column), {
      ar: 'الأعمدة: اسم كل منها وعنوانه ونوعه ومعناه ووحدته.',
      en: 'Columns, each with its name, label, type, meaning and unit.',
    }),
    files: described(v.strictObject({ csv: url, xlsx: url, json: url, jsonl: url }), {
      ar: 'عناوين لا تتغيّر تحوّل إلى ملفات أحدث نسخة.',
      en: 'Stable URLs that redirect to the files of the latest version.',
    }),
    rows: described(url, {
      ar: 'عنوان الصفوف، ويقبل التصفية والترتيب واختيار الأعمدة.',
      en: 'URL of the rows, which accepts filters, sort and fields.',
    }),
  },
  filters: {
    topic: choiceFilter('topic', topic.options, {
      ar: 'مجموعات هذا المجال.',
      en: 'Datasets on this topic.',
    }),
  },
  sorts: ['order', 'id', '-updatedAt', 'updatedAt'],
  present: ({ slug, body }, { origin }) => {
    const latest = (format: (typeof fileFormats)[number]) =>
      origin + filePath(slug, 'latest', format)
    return {
      topic: body.topic,
      frequency: body.frequency,
      licence: body.licence,
      period: body.period,
      columns: body.columns.map(({ values, ...shown }) => shown),
      files: {
        csv: latest('csv'),
        xlsx: latest('xlsx'),
        json: latest('json'),
        jsonl: latest('jsonl'),
      },
      rows: origin + rowsPath(slug),
    }
  },
})
