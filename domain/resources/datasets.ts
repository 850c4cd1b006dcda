import * as v from 'valibot'
import { dataset } from '../content/pages/dataset'
import { type fileFormats, filePath, rowsPath } from '../datasets/formats'
import { described, text } from './described'
import { choiceFilter, defineResource } from './resource'

const { topic, frequency, period, licence } = dataset.entries
const url = v.pipe(v.string(), v.url())

const column = v.strictObject({
  name: text,
  label: text,
  type: dataset.entries.columns.item.entries.type,
  meaning: text,
  unit: v.nullable(text),
})

export const datasets = defineResource({
  kind: 'dataset',
  schemaName: 'Dataset',
  title: { ar: 'مجموعات البيانات', en: 'Datasets' },
  description: {
    ar: 'مجموعات البيانات المفتوحة: أعمدتها وفترتها وملفاتها وعنوان صفوفها.',
    en: 'Open datasets: their columns, period and files, and the address of their rows.',
  },
  fields: {
    topic: described(topic, { ar: 'مجالها.', en: 'Its field.' }, 'procurement'),
    frequency: described(
      frequency,
      { ar: 'دورية تحديثها.', en: 'How often it is updated.' },
      'annual',
    ),
    licence: described(
      licence,
      {
        ar: 'الرخصة: استعملها كما تشاء واذكر مصدرها.',
        en: 'The licence: use it as you like and name the source.',
      },
      'attribution',
    ),
    period: described(
      period,
      {
        ar: 'الفترة التي تغطيها؛ لا نهاية إن كانت مستمرة.',
        en: 'The period it covers; without an end while it continues.',
      },
      { from: '2021-01-01', to: null },
    ),
    columns: described(v.array(column), {
      ar: 'الأعمدة: اسم كل منها وعنوانه ونوعه ومعناه ووحدته.',
      en: 'The columns: name, label, type, meaning and unit of each.',
    }),
    files: described(v.strictObject({ csv: url, xlsx: url, json: url, jsonl: url }), {
      ar: 'عناوين لا تتغيّر تحوّل إلى ملفات أحدث نسخة.',
      en: 'Stable addresses that lead to the files of the latest version.',
    }),
    rows: described(url, {
      ar: 'عنوان الصفوف بترشيح وترتيب وأعمدة.',
      en: 'The address of its rows, with filters, order and columns.',
    }),
  },
  filters: {
    topic: choiceFilter('topic', topic.options, {
      ar: 'مجموعات هذا المجال.',
      en: 'Datasets of this field.',
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
