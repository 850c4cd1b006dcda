import { plural } from '../plural'

const items = (count: number) =>
  plural('ar', count, {
    zero: 'لا مواد',
    one: 'مادة واحدة',
    two: 'مادتان',
    few: '# مواد',
    many: '# مادة',
    other: '# مادة',
  })

export const arKnowledge = {
  knowledge: {
    lead: 'أدلة وكتب ونماذج تُقرأ على الشاشة أو تُطبع، ولكل منها إدارة مسؤولة وتاريخ مراجعة.',
    parts: 'في هذه الصفحة',
    items: ({ count }: { count: number }) => items(count),
    chapters: ({ chapters, subsections }: { chapters: number; subsections: number }) =>
      [
        plural('ar', chapters, {
          one: 'فصل واحد',
          two: 'فصلان',
          few: '# فصول',
          many: '# فصلًا',
          other: '# فصل',
        }),
        ...(subsections > 0
          ? [
              plural('ar', subsections, {
                one: 'وقسم واحد',
                two: 'وقسمان',
                few: 'و# أقسام',
                many: 'و# قسمًا',
                other: 'و# قسم',
              }),
            ]
          : []),
      ].join(' '),
    types: { book: 'كتب', guide: 'أدلة', form: 'نماذج' },
    type: { book: 'كتاب', guide: 'دليل', form: 'نموذج' },
    edition: 'النسخة {{number}}',
    classes: {
      title: 'الأقسام',
      lead: ({ count, sections }: { count: number; sections: number }) =>
        `${items(count)} في ${plural('ar', sections, {
          zero: 'الأقسام',
          one: 'قسم واحد',
          two: 'قسمين',
          few: '# أقسام',
          many: '# قسمًا',
          other: '# قسم',
        })}، لكل مادة إدارة مسؤولة عنها وتاريخ مراجعة.`,
    },
    shelf: {
      title: 'الكتب والأدلة',
      all: 'كل الكتب والأدلة والنماذج',
      lead: 'كل ما نشره المركز المعرفي.',
    },
    orders: {
      label: 'الترتيب',
      revised: 'أحدثها مراجعة',
      use: 'بترتيب العمل، قسمًا بعد قسم',
      inUse: 'بترتيب العمل',
    },
    newest: { title: 'أحدث ما رُوجع', lead: 'آخر ما صدر أو رُوجع من الكتب والأدلة.' },
    useful: {
      title: 'الأكثر فائدة',
      lead: 'ما وجده القراء مفيدًا، ثم أكثر الأدلة تفصيلًا.',
    },
    forms: {
      title: 'نماذج جاهزة',
      lead: 'تُقرأ وتُطبع وتُملأ، ومع كل نموذج شرح حقوله، ومع أكثرها مثال مملوء.',
    },
    terms: 'المصطلح ومعناه بالعربية والإنجليزية.',
    archive: {
      title: 'هل تبحث عن مادة قديمة؟',
      text: 'ما لم يعد ساريًا محفوظ في صفحة المعرفة المؤرشفة، ومعه ما حل محله.',
    },
  },
  section: {
    filter: 'نوع المادة',
    all: 'الكل',
    empty: 'لا شيء من هذا النوع في هذا القسم.',
    whole: 'اعرض كل ما في القسم',
    sections: 'كل الأقسام',
    everything: 'كل الكتب والأدلة والنماذج',
  },
  book: {
    type: 'النوع',
    audience: 'لمن كُتب',
    owner: 'الإدارة المسؤولة',
    section: 'القسم',
    edition: 'النسخة',
    revised: 'آخر مراجعة',
    published: 'صدرت النسخة الأولى',
    time: 'وقت القراءة',
    facts: 'عن هذه المادة',
    chapters: 'الفصول',
    start: 'ابدأ القراءة',
    related: 'من القسم نفسه',
    blank: {
      title: 'النموذج فارغًا',
      text: 'اطبع هذه الصفحة أو احفظها بصيغة PDF لتحصل على النموذج فارغًا.',
    },
  },
} as const
