import * as v from 'valibot'
import { count, described, id, plainText } from './described'
import { defineResource, slugFilter } from './resource'

export const regionsResource = defineResource({
  kind: 'region',
  schemaName: 'Region',
  title: { ar: 'المناطق', en: 'Regions' },
  description: {
    ar: 'مناطق المملكة الثلاث عشرة، وما في كل منها من فرق لكفاءة الإنفاق.',
    en: 'The thirteen regions of the Kingdom with the efficiency teams in each.',
  },
  fields: {
    teams: described(
      count,
      {
        ar: 'عدد فرق الجهات التي مقرها في المنطقة.',
        en: 'Number of teams in entities based in the region.',
      },
      12,
    ),
    agreements: described(
      v.array(id),
      {
        ar: 'معرّفات الاتفاقيات الإطارية التي تستعملها جهاتها.',
        en: 'Identifiers of framework agreements used by entities in the region.',
      },
      ['it-services'],
    ),
    work: described(v.array(plainText), {
      ar: 'ما تعمل عليه فرقها.',
      en: 'What the region’s teams work on.',
    }),
  },
  filters: {
    agreement: slugFilter(
      { in: 'list', field: 'agreements' },
      { ar: 'المناطق التي تستعمل هذه الاتفاقية.', en: 'Regions that use this agreement.' },
      'it-services',
    ),
  },
  sorts: ['order', 'id', '-updatedAt', 'updatedAt'],
  present: ({ body }) => ({
    teams: body.teams,
    agreements: body.agreements,
    work: body.work,
  }),
})
