import * as v from 'valibot'
import { blocksText } from '../content/plain-text'
import { service, serviceAudiences, serviceTopics } from '../content/services/service'
import {
  amount,
  bodyText,
  count,
  dated,
  day,
  described,
  id,
  language,
  riyals,
  text,
} from './described'
import { choiceFilter, defineResource } from './resource'

const { channels } = service.entries

export const services = defineResource({
  kind: 'service',
  schemaName: 'Service',
  title: { ar: 'الخدمات', en: 'Services' },
  description: {
    ar: 'خدمات الهيئة بشروطها وخطواتها ومددها ورسومها.',
    en: 'The services of the authority with their requirements, steps, duration and fees.',
  },
  fields: {
    topic: described(
      v.picklist(serviceTopics),
      { ar: 'مجال الخدمة.', en: 'Field of the service.' },
      'procurement',
    ),
    audiences: described(
      v.array(v.picklist(serviceAudiences)),
      { ar: 'لمن هي.', en: 'Whom it is for.' },
      ['suppliers'],
    ),
    requirements: described(v.array(text), {
      ar: 'ما يلزم قبل البدء.',
      en: 'What is needed before starting.',
    }),
    steps: described(v.array(v.strictObject({ title: text, text, time: v.nullable(text) })), {
      ar: 'الخطوات بترتيبها، ومدة كل خطوة إن عُرفت.',
      en: 'The steps in order, with the time of each if it is known.',
    }),
    durationDays: described(
      v.nullable(count),
      {
        ar: 'المدة بأيام العمل؛ صفر: فورًا، وnull إن لم تُحدّد.',
        en: 'Duration in working days; 0: at once, null: not set.',
      },
      5,
    ),
    fee: described(
      v.nullable(amount),
      { ar: 'الرسوم؛ صفر: مجانية.', en: 'The fee; 0: free of charge.' },
      riyals(0),
    ),
    channels: described(channels, { ar: 'قنوات تقديمها.', en: 'How it is offered.' }, ['platform']),
    hours: described(v.nullable(text), { ar: 'أوقات تقديمها.', en: 'When it is offered.' }),
    languages: described(
      v.array(language),
      { ar: 'اللغات التي تُقدّم بها.', en: 'Languages in which it is offered.' },
      ['ar', 'en'],
    ),
    launchedOn: described(v.nullable(day), { ar: 'يوم إطلاقها.', en: 'Day of its launch.' }),
    questions: described(v.array(v.strictObject({ question: text, answer: text })), {
      ar: 'أسئلة شائعة عنها.',
      en: 'Frequent questions about it.',
    }),
    related: described(v.array(id), {
      ar: 'معرّفات خدمات ذات صلة.',
      en: 'Identifiers of related services.',
    }),
    changes: described(v.array(dated), {
      ar: 'ما تغيّر فيها، الأحدث أولًا.',
      en: 'What has changed in it, the newest first.',
    }),
    text: bodyText,
  },
  filters: {
    topic: choiceFilter('topic', serviceTopics, {
      ar: 'خدمات هذا المجال.',
      en: 'Services of this field.',
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
