import * as v from 'valibot'
import { department } from '../content/about/department'
import { riyadhDate } from '../dates/calendar'
import { count, described, id, isoDate, plainText } from './described'
import { listedPicture, presentPicture } from './pictures'
import { choiceFilter, defineResource, slugFilter } from './resource'

const { rank } = department.entries

const position = described(plainText, { ar: 'المنصب.', en: 'Position.' })
const picture = described(v.nullable(listedPicture), {
  ar: 'الصورة؛ null إن لم تُنشر.',
  en: 'The picture; null if none is published.',
})

export const boardResource = defineResource({
  kind: 'member',
  schemaName: 'BoardMember',
  title: { ar: 'مجلس الإدارة', en: 'Board of directors' },
  description: {
    ar: 'أعضاء مجلس الإدارة بترتيبهم في الموقع؛ العنوان هو الاسم.',
    en: 'Members of the board in the order of the site; the title is the name.',
  },
  fields: {
    position,
    role: described(plainText, { ar: 'صفته في المجلس.', en: 'Role on the board.' }),
    meetingsAttended: described(
      v.nullable(count),
      {
        ar: 'اجتماعات المجلس التي حضرها في السنة؛ null إن لم تُنشر.',
        en: 'Board meetings attended in the year; null if not published.',
      },
      5,
    ),
    picture,
  },
  filters: {},
  sorts: ['order', 'id', '-updatedAt', 'updatedAt'],
  present: ({ body }, deps) => ({
    position: body.position,
    role: body.role,
    meetingsAttended: body.attended ?? null,
    picture: presentPicture(body.image, deps),
  }),
})

export const executivesResource = defineResource({
  kind: 'executive',
  schemaName: 'Executive',
  title: { ar: 'الإدارة التنفيذية', en: 'Executive management' },
  description: {
    ar: 'القيادات التنفيذية بمسؤولياتها وسيرها؛ العنوان هو الاسم.',
    en: 'Executives with their responsibilities and careers; the title is the name.',
  },
  fields: {
    position,
    department: described(
      id,
      { ar: 'معرّف الإدارة التي يرأسها.', en: 'Identifier of the department headed.' },
      'strategic-procurement',
    ),
    portfolio: described(plainText, { ar: 'ما يشرف عليه.', en: 'What the executive oversees.' }),
    responsibilities: described(v.array(plainText), { ar: 'المسؤوليات.', en: 'Responsibilities.' }),
    biography: described(v.array(plainText), {
      ar: 'السيرة، فقرة في كل نص.',
      en: 'Biography, one paragraph per text.',
    }),
    posts: described(
      v.array(v.strictObject({ from: count, to: v.nullable(count), title: plainText })),
      {
        ar: 'المناصب بسنواتها، الأحدث أولًا؛ وto قيمتها null للمنصب الحالي.',
        en: 'Posts with their years, newest first; to is null for a post still held.',
      },
    ),
    picture,
  },
  filters: {
    department: slugFilter(
      { in: 'field', field: 'department' },
      { ar: 'من يرأس هذه الإدارة.', en: 'Executives who head this department.' },
      'strategic-procurement',
    ),
  },
  sorts: ['order', 'id', '-updatedAt', 'updatedAt'],
  present: ({ body }, deps) => ({
    position: body.position,
    department: body.department,
    portfolio: body.portfolio,
    responsibilities: body.responsibilities,
    biography: body.biography,
    posts: body.posts ?? [],
    picture: presentPicture(body.image, deps),
  }),
})

export const departmentsResource = defineResource({
  kind: 'department',
  schemaName: 'Department',
  title: { ar: 'الهيكل التنظيمي', en: 'Organisation' },
  description: {
    ar: 'وحدات الهيكل التنظيمي، وكل وحدة تعرف ما فوقها؛ الملخص مهامها.',
    en: 'Units of the organisation, each with the one above it; the summary states its duties.',
  },
  fields: {
    parent: described(
      v.nullable(id),
      {
        ar: 'معرّف الوحدة التي فوقها؛ null لمجلس الإدارة وحده.',
        en: 'Identifier of the unit above; null for the board alone.',
      },
      'governor',
    ),
    rank: described(rank, { ar: 'مستواها.', en: 'Level.' }, 'department'),
  },
  filters: {
    parent: slugFilter(
      { in: 'field', field: 'parent' },
      { ar: 'ما تحت هذه الوحدة مباشرة.', en: 'Units directly below this one.' },
      'board',
    ),
    rank: choiceFilter('rank', rank.options, {
      ar: 'وحدات هذا المستوى.',
      en: 'Units of this level.',
    }),
  },
  sorts: ['order', 'id', '-updatedAt', 'updatedAt'],
  present: ({ body }) => ({ parent: body.parent, rank: body.rank }),
})

/** Riyadh day of an instant (epoch ms). */
const dayOf = (at: number | null) => (at === null ? null : riyadhDate(at))

export const vacanciesResource = defineResource({
  kind: 'vacancy',
  schemaName: 'Vacancy',
  title: { ar: 'الوظائف الشاغرة', en: 'Vacancies' },
  description: {
    ar: 'الوظائف التي باب التقديم فيها مفتوح.',
    en: 'Positions that are open for applications.',
  },
  fields: {
    number: described(plainText, { ar: 'رقم الإعلان.', en: 'Number of the notice.' }, 'HR-2026-07'),
    department: described(id, { ar: 'معرّف الإدارة.', en: 'Identifier of the department.' }),
    seats: described(count, { ar: 'عدد الشواغر.', en: 'Number of positions.' }, 2),
    place: described(plainText, { ar: 'مقر العمل.', en: 'Place of work.' }),
    contract: described(plainText, { ar: 'نوع العقد.', en: 'Kind of contract.' }),
    opensOn: described(v.nullable(isoDate), {
      ar: 'أول يوم للتقديم؛ null إن لم يُحدد.',
      en: 'First day of applications; null if not set.',
    }),
    closesOn: described(
      v.nullable(isoDate),
      {
        ar: 'آخر يوم للتقديم؛ null إن لم يُحدد.',
        en: 'Last day of applications; null if not set.',
      },
      '2026-12-10',
    ),
    duties: described(v.array(plainText), { ar: 'المهام.', en: 'Duties.' }),
    requirements: described(v.array(plainText), { ar: 'المتطلبات.', en: 'Requirements.' }),
  },
  filters: {
    department: slugFilter(
      { in: 'field', field: 'department' },
      { ar: 'وظائف هذه الإدارة.', en: 'Positions in this department.' },
      'value-engineering',
    ),
  },
  sorts: ['order', 'id', '-updatedAt', 'updatedAt'],
  present: ({ body, startsAt, endsAt }) => ({
    number: body.code,
    department: body.department,
    seats: body.seats,
    place: body.place,
    contract: body.contract,
    opensOn: dayOf(startsAt),
    // It ends with the last moment of its day.
    closesOn: dayOf(endsAt === null ? null : endsAt - 1),
    duties: body.duties,
    requirements: body.requirements,
  }),
})
