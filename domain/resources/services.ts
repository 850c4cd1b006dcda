import * as v from 'valibot'
import { blocksText } from '../content/plain-text'
import { service, serviceAudiences, serviceTopics } from '../content/services/service'
import {
  amount,
  bodyText,
  count,
  dated,
  described,
  id,
  isoDate,
  language,
  plainText,
  riyals,
} from './described'
import { choiceFilter, defineResource } from './resource'

const { channels } = service.entries

export const servicesResource = defineResource({
  kind: 'service',
  schemaName: 'Service',
  title: { ar: 'الخدمات', en: 'Services' },
  description: {
    ar: 'خدمات الهيئة بشروطها وخطواتها ومددها ورسومها.',
    en: 'The authority’s services with their requirements, steps, duration and fees.',
  },
  fields: {
    topic: described(
      v.picklist(serviceTopics),
      { ar: 'مجال الخدمة.', en: 'Category of the service.' },
      'procurement',
    ),
    audiences: described(
      v.array(v.picklist(serviceAudiences)),
      { ar: 'لمن هي.', en: 'Target audience.' },
      ['suppliers'],
    ),
    requirements: described(v.array(plainText), {
      ar: 'ما يلزم قبل البدء.',
      en: 'Requirements to meet before starting.',
    }),
    steps: described(
      v.array(v.strictObject({ title: plainText, text: plainText, time: v.nullable(plainText) })),
      {
        ar: 'الخطوات بترتيبها، ومدة كل خطوة إن عُرفت.',
        en: 'Steps in order, with the time each takes where known.',
      },
    ),
    durationDays: described(
      v.nullable(count),
      {
        ar: 'المدة بأيام العمل؛ صفر: فورًا، وnull إن لم تُحدّد.',
        en: 'Duration in working days; 0 means instant, null means not set.',
      },
      5,
    ),
    durationOf: described(v.nullable(plainText), {
      ar: 'ما تقيسه المدة، مثل الرد على الطلب.',
      en: 'What the duration measures, for example the reply to a request.',
    }),
    fee: described(
      v.nullable(amount),
      { ar: 'أعلى رسم؛ صفر: مجانية.', en: 'Highest fee; 0 means free of charge.' },
      riyals(0),
    ),
    channels: described(channels, { ar: 'قنوات تقديمها.', en: 'Delivery channels.' }, ['platform']),
    hours: described(v.nullable(plainText), { ar: 'أوقات تقديمها.', en: 'Opening hours.' }),
    languages: described(
      v.array(language),
      { ar: 'اللغات التي تُقدّم بها.', en: 'Available languages.' },
      ['ar', 'en'],
    ),
    launchedOn: described(v.nullable(isoDate), { ar: 'يوم إطلاقها.', en: 'Launch date.' }),
    questions: described(v.array(v.strictObject({ question: plainText, answer: plainText })), {
      ar: 'أسئلة شائعة عنها.',
      en: 'Frequently asked questions about the service.',
    }),
    related: described(v.array(id), {
      ar: 'معرّفات خدمات ذات صلة.',
      en: 'Identifiers of related services.',
    }),
    changes: described(v.array(dated), {
      ar: 'ما تغيّر فيها، الأحدث أولًا.',
      en: 'Changes to the service, newest first.',
    }),
    text: bodyText,
  },
  filters: {
    topic: choiceFilter('topic', serviceTopics, {
      ar: 'خدمات هذا المجال.',
      en: 'Services in this category.',
    }),
    audience: choiceFilter(
      'audiences',
      serviceAudiences,
      { ar: 'خدمات هذه الفئة.', en: 'Services for this audience.' },
      'list',
    ),
  },
  sorts: ['order', 'id', '-updatedAt', 'updatedAt'],
  present: ({ body }) => ({
    topic: body.topic,
    audiences: body.audiences,
    requirements: body.requirements,
    steps: body.steps,
    durationDays: body.duration,
    durationOf: body.durationOf,
    fee: body.cost && riyals(body.cost.amount),
    channels: body.channels,
    hours: body.hours,
    languages: body.languages,
    launchedOn: body.launched,
    questions: body.questions,
    related: body.related,
    changes: body.history,
    text: blocksText(body.body),
  }),
})
