import { dataset } from '../content/pages/dataset'
import { day, described } from './described'
import { choiceFilter, defineResource } from './resource'

const { topic, frequency, period, columns, licence } = dataset.entries

export const datasets = defineResource({
  kind: 'dataset',
  schemaName: 'Dataset',
  title: { ar: 'مجموعات البيانات', en: 'Datasets' },
  description: {
    ar: 'مجموعات البيانات المفتوحة: أعمدتها وفترتها وموعد تحديثها.',
    en: 'Open datasets: their columns, the period they cover and how often they are updated.',
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
    updatedOn: described(
      day,
      { ar: 'يوم آخر تحديث.', en: 'Day of the last update.' },
      '2026-10-01',
    ),
    period: described(
      period,
      {
        ar: 'الفترة التي تغطيها؛ لا نهاية إن كانت مستمرة.',
        en: 'The period it covers; without an end while it continues.',
      },
      { from: '2021-01-01', to: null },
    ),
    columns: described(columns, {
      ar: 'الأعمدة: اسم كل منها ونوعه ومعناه.',
      en: 'The columns: name, type and meaning of each.',
    }),
  },
  filters: {
    topic: choiceFilter('topic', topic.options, {
      ar: 'مجموعات هذا المجال.',
      en: 'Datasets of this field.',
    }),
  },
  sorts: ['order', '-date', 'date', 'id', '-updatedAt', 'updatedAt'],
  present: ({ date, body }) => ({
    topic: body.topic,
    frequency: body.frequency,
    licence: body.licence,
    updatedOn: date ?? '',
    period: body.period,
    columns: body.columns,
  }),
})
