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
    chart: { unit: 'كتاب أو دليل أو نموذج', filled: 'كتب وأدلة', rest: 'نماذج' },
    lead: 'أدلة وكتب ونماذج تُقرأ على الشاشة فصلًا فصلًا، وتُطبع كاملة، ولكل منها إدارة مسؤولة عنها وتاريخ مراجعة.',
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
      note: 'كل سطر على الغلاف فصل أو قسم من نصه، بقدر طوله.',
      all: 'كل الكتب والأدلة والنماذج',
      lead: 'كل ما نشره المركز المعرفي.',
    },
    legend: {
      title: 'ما على الأغلفة',
      chapter: 'فصل أو قسم من النص، بقدر طوله',
      subsection: 'قسم داخل فصل',
      field: 'حقل في نموذج',
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
      lead: 'ما وجده القراء نافعًا بحسب آرائهم في صفحاته، ثم أوفى الأدلة فصولًا.',
    },
    forms: {
      title: 'نماذج جاهزة',
      lead: 'تُقرأ وتُطبع وتُملأ، ومع كل نموذج شرح حقوله ومثال مملوء.',
    },
    terms: 'المصطلح ومعناه بالعربية والإنجليزية.',
    archive: {
      title: 'هل تبحث عن مادة قديمة؟',
      text: 'ما لم يعد ساريًا محفوظ في أرشيف المعرفة، ومعه ما حل محله.',
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
      text: 'اطبع هذه الصفحة من متصفحك، أو احفظها منه بصيغة PDF. يبدأ النموذج الفارغ في صفحة جديدة، ولا تُطبع القوائم والأزرار.',
    },
  },
  chapter: {
    number: 'الفصل {{number}}',
    progress: 'الفصل {{at}} من {{total}}',
    headings: 'في هذا الفصل',
    facts: 'عن هذا الفصل',
    neighbours: 'الفصل السابق والتالي',
    previous: 'الفصل السابق',
    next: 'الفصل التالي',
    cover: 'صفحة الكتاب',
  },
  oldKnowledge: {
    lead: 'مواد لم تعد سارية. نحفظ ما كان فيها وسبب أرشفتها وما حل محلها، لمن يجد اسمها في وثيقة قديمة.',
    warning: {
      title: 'لا تعمل بهذه المواد',
      text: 'المواد السارية كلها في المركز المعرفي. وما يلي للرجوع إليه فقط.',
      link: 'إلى المركز المعرفي',
    },
    badge: 'مؤرشف',
    squares: 'كل مربع شهر سرت فيه المادة.',
    inForce: ({ count }: { count: number }) =>
      `سرى ${plural('ar', count, {
        zero: 'أقل من شهر',
        one: 'شهرًا واحدًا',
        two: 'شهرين',
        few: '# أشهر',
        many: '# شهرًا',
        other: '# شهر',
      })}`,
    replacement: 'حل محله:',
    none: 'لم يحل محله شيء.',
  },
} as const
