import { plural } from '../plural'

/** What charts of datasets say; the worker writes it into the payload. Numbers come formatted. */
export const arDatasetCharts = {
  datasetCharts: {
    requests: {
      finding: 'رُدّ على {{inTime}} من {{total}} طلبًا خلال ثلاثة أيام عمل',
      caption:
        'كل مربع {{per}} طلبات، بحسب شهر وصولها. الأعداد المحجوبة، وهي ما قل عن خمسة، خارج الرسم.',
      label: 'من {{first}} إلى {{last}}: {{inTime}} طلبًا رُدّ عليه في موعده، و{{late}} بعده.',
      inTime: 'في موعده',
      late: 'بعد موعده',
      month: 'الشهر',
    },
    agreements: {
      finding: ({ count, text, day }: { count: number; text: string; day: string }) =>
        `${plural('ar', count, {
          zero: 'لا اتفاقيات سارية',
          one: 'اتفاقية سارية واحدة',
          two: 'اتفاقيتان ساريتان',
          few: `${text} اتفاقيات سارية`,
          many: `${text} اتفاقية سارية`,
          other: `${text} اتفاقية سارية`,
        })}، أقرب نوافذ الانضمام إليها ${day}`,
      none: 'الاتفاقيات الإطارية ومددها',
      caption: 'كل شريط مدة اتفاقية، والفتحات فيه نوافذ الانضمام، وهي مرة كل ستة أشهر في المفتوحة.',
      label: '{{count}} اتفاقيات على محور الزمن، منها {{open}} مفتوحة. التفصيل في الجدول.',
      open: 'مفتوحة',
      closed: 'مغلقة',
      opening: 'نافذة انضمام',
      today: 'اليوم',
      until: '{{kind}}، حتى {{year}}',
      agreement: 'الاتفاقية',
      kind: 'النوع',
      from: 'من',
      to: 'إلى',
      joining: 'نافذة الانضمام القادمة',
    },
    serviceLevels: {
      finding: '{{met}} من {{months}} أشهر حقق فيها الرد في موعده مستهدفه',
      caption:
        'نسبة الطلبات التي رُدّ عليها خلال ثلاثة أيام عمل. الأشهر التي لم تبلغ المستهدف معلَّمة.',
      label: 'من {{first}} ({{from}}) إلى {{last}} ({{to}})، والمستهدف {{goal}}.',
      goal: 'المستهدف {{goal}}',
      missed: 'دون المستهدف',
      month: 'الشهر',
      value: 'النتيجة',
      met: 'تحقق؟',
      yes: 'نعم',
      no: 'لا',
    },
    achievements: {
      finding: 'أعلى رقم معلن عن {{year}}: {{value}} مليار ريال',
      caption: 'ما أُعلن بمليارات الريالات؛ بقية المؤشرات بوحدات أخرى، وهي في الجدول أدناه.',
      label: '{{count}} مؤشرات بمليارات الريالات، أعلاها {{title}}: {{value}}.',
      indicator: 'المؤشر',
      value: 'مليار ريال',
    },
    workingDays: {
      finding: 'في {{year}} من أيام العمل {{days}}',
      caption: 'كل مربع يوم من الأحد إلى الخميس؛ المشطوب عطلة رسمية.',
      label: 'أيام العمل في {{year}}: {{days}}، وأيام العطل الرسمية بينها: {{holidays}}.',
      working: 'أيام عمل',
      holidays: 'عطل رسمية',
      month: 'الشهر',
    },
    usefulness: {
      finding: '{{useful}} من {{total}} إجابة تقول إن الصفحة مفيدة',
      caption: 'أكثر الصفحات إجابات، وعدد من قالوا إنها مفيدة.',
      label: 'أكثرها {{title}}: {{value}}.',
      page: 'الصفحة',
      useful: 'مفيدة',
    },
    searches: {
      finding: 'أكثر ما بُحث عنه في {{month}} ولم يوجد: «{{query}}»',
      caption: 'عدد الزوار الذين بحثوا ولم يجدوا، محسوبًا يومًا بيوم.',
      label: 'أكثرها «{{query}}»: {{value}}.',
      query: 'البحث',
      visitors: 'الزوار',
    },
    categories: {
      terms: '{{total}} مصطلحًا، أكثرها في «{{title}}»',
      questions: '{{total}} سؤالًا، أكثرها في «{{title}}»',
      caption: 'العدد في كل فئة.',
      label: '{{count}} فئات، أكبرها {{title}}: {{value}}.',
      category: 'الفئة',
      count: 'العدد',
    },
  },
} as const
