import { plural } from '../plural'

interface JoiningFinding {
  running: number
  runningText: string
  /** Joining windows that are open today. */
  open: number
  openText: string
  /** When the next window opens; null if none is known. */
  day: string | null
}

interface TargetFinding {
  /** Months in which the target was met. */
  met: number
  metText: string
  months: number
  monthsText: string
  /** First and last month, with the year. */
  first: string
  last: string
}

/** A part of a total, both also as text. */
interface ShareFinding {
  part: string
  total: number
  totalText: string
}

/** Texts of the charts of datasets, which the worker writes into the payload. Numbers come formatted. */
export const arDatasetCharts = {
  datasetCharts: {
    mark: {
      one: 'كل مربع عنصر واحد.',
      several: 'كل مربع {{per}}.',
    },
    requests: {
      finding: ({
        part,
        total,
        totalText,
        first,
        last,
      }: ShareFinding & Pick<TargetFinding, 'first' | 'last'>) =>
        `رُدّ خلال ثلاثة أيام عمل على ${part} من أصل ${plural('ar', total, {
          one: 'طلب واحد',
          two: 'طلبين',
          few: `${totalText} طلبات`,
          many: `${totalText} طلبًا`,
          other: `${totalText} طلب`,
        })}، ${first === last ? `في ${first}` : `من ${first} إلى ${last}`}`,
      none: 'الطلبات التي رُدّ عليها كل شهر',
      caption:
        'الطلبات بكل أنواعها بحسب شهر وصولها. كل مربع {{per}} طلبات، ولا يشمل الرسم الأعداد المحجوبة.',
      label: 'من {{first}} إلى {{last}}: ما رُدّ عليه في موعده {{inTime}}، وبعده {{late}}.',
      inTime: 'في موعده',
      late: 'بعد موعده',
      month: 'الشهر',
    },
    agreements: {
      finding: ({ running, runningText, open, openText, day }: JoiningFinding) =>
        [
          plural('ar', running, {
            zero: 'لا اتفاقيات سارية',
            one: 'اتفاقية سارية واحدة',
            two: 'اتفاقيتان ساريتان',
            few: `${runningText} اتفاقيات سارية`,
            many: `${runningText} اتفاقية سارية`,
            other: `${runningText} اتفاقية سارية`,
          }),
          plural('ar', open, {
            zero: '',
            one: 'نافذة انضمام واحدة مفتوحة اليوم',
            two: 'نافذتا انضمام مفتوحتان اليوم',
            few: `${openText} نوافذ انضمام مفتوحة اليوم`,
            many: `${openText} نافذة انضمام مفتوحة اليوم`,
            other: `${openText} نافذة انضمام مفتوحة اليوم`,
          }),
          day === null ? '' : `تُفتح نافذة الانضمام القادمة في ${day}`,
        ]
          .filter((part) => part !== '')
          .join('؛ '),
      none: 'الاتفاقيات الإطارية ومددها',
      caption: 'كل شريط مدة اتفاقية، والعلامات عليه نوافذ الانضمام.',
      label: 'عدد الاتفاقيات على محور الزمن {{count}}، والمفتوحة منها {{open}}.',
      open: 'مفتوحة',
      closed: 'مغلقة',
      today: 'اليوم',
      until: '{{kind}}، حتى {{year}}',
      agreement: 'الاتفاقية',
      kind: 'النوع',
      from: 'من',
      to: 'إلى',
      joining: 'نافذة الانضمام الجارية أو القادمة',
    },
    serviceLevels: {
      finding: ({ met, metText, monthsText, first, last }: TargetFinding) =>
        `${plural('ar', met, {
          zero: `لم يبلغ الرد في موعده مستهدفه في أي شهر من ${monthsText}`,
          one: `بلغ الرد في موعده مستهدفه في شهر واحد من ${monthsText}`,
          two: `بلغ الرد في موعده مستهدفه في شهرين من ${monthsText}`,
          few: `بلغ الرد في موعده مستهدفه في ${metText} أشهر من ${monthsText}`,
          many: `بلغ الرد في موعده مستهدفه في ${metText} شهرًا من ${monthsText}`,
          other: `بلغ الرد في موعده مستهدفه في ${metText} شهر من ${monthsText}`,
        })}، من ${first} إلى ${last}`,
      caption:
        'نسبة الطلبات التي رُدّ عليها خلال ثلاثة أيام عمل. الأشهر التي لم تبلغ المستهدف معلَّمة. ويبدأ المحور من {{start}}.',
      label: 'من {{first}} ({{from}}) إلى {{last}} ({{to}})، والمستهدف {{goal}}.',
      goal: 'المستهدف {{goal}}',
      missed: 'دون المستهدف',
      month: 'الشهر',
      value: 'النتيجة',
      met: 'تحقق؟',
      yes: 'نعم',
      no: 'لا',
    },
    replyDays: {
      finding: 'متوسط مدة الرد في {{month}}: {{days}} يوم عمل',
      caption: 'كل مربع يوم عمل.',
      label: 'المتوسط في {{month}}: {{days}} يوم عمل، والهدف {{goal}} فأقل.',
      goal: 'الهدف: {{goal}} فأقل',
      filled: 'متوسط ما استغرقه الرد',
      month: 'الشهر',
      days: 'متوسط أيام العمل',
    },
    achievements: {
      finding: 'أكبر مبلغ معلن عن {{year}}: {{value}}',
      findingAtLeast: 'أكبر مبلغ معلن عن {{year}}: أكثر من {{value}}',
      billions: ({ count }: { count: number }) =>
        plural('ar', count, {
          one: 'مليار ريال',
          two: 'ملياري ريال',
          few: '# مليارات ريال',
          other: '# مليار ريال',
        }),
      mark: 'كل مربع مليار ريال.',
      caption: 'المبالغ بمليارات الريالات. والمؤشرات بوحدات أخرى في الصفوف أدناه.',
      label: 'عدد المؤشرات بمليارات الريالات {{count}}، أعلاها {{title}}: {{value}}.',
      indicator: 'المؤشر',
      value: 'مليار ريال',
    },
    regions: {
      finding: 'أكثر الفرق في {{title}}: {{value}} من {{total}}',
      caption: 'فرق الجهات التي مقرها في كل منطقة.',
      label: 'عدد المناطق {{count}}، أكثرها فرقًا {{title}}: {{value}} من {{total}}.',
      region: 'المنطقة',
      mark: 'كل مربع فريق.',
      teams: 'الفرق',
    },
    workingDays: {
      finding: 'أيام العمل في عام {{year}}: {{days}}',
      caption: 'كل مربع يوم من الأحد إلى الخميس؛ المشطوب عطلة رسمية.',
      label: 'أيام العمل في {{year}}: {{days}}، وأيام العطل الرسمية بينها: {{holidays}}.',
      working: 'أيام عمل',
      holidays: 'عطل رسمية',
      month: 'الشهر',
    },
    usefulness: {
      finding: ({ part, total, totalText }: ShareFinding) =>
        `الصفحة مفيدة في ${part} من أصل ${plural('ar', total, {
          one: 'إجابة واحدة',
          two: 'إجابتين',
          few: `${totalText} إجابات`,
          many: `${totalText} إجابة`,
          other: `${totalText} إجابة`,
        })}`,
      caption: 'أكثر الصفحات إجابات، وعدد الإجابات بنعم في كل منها.',
      label: 'أكثرها {{title}}: {{value}}.',
      page: 'الصفحة',
      useful: 'مفيدة',
    },
    searches: {
      finding: 'أكثر بحث بلا نتائج في {{month}}: «{{query}}»',
      caption: 'زوار لم يجد بحثهم نتائج، محسوبين يومًا بيوم.',
      label: 'أكثرها «{{query}}»: {{value}}.',
      query: 'البحث',
      visitors: 'الزوار',
    },
    categories: {
      terms: 'عدد المصطلحات {{total}}، وأكبر فئاتها «{{title}}» وفيها {{value}}',
      questions: 'عدد الأسئلة {{total}}، وأكبر فئاتها «{{title}}» وفيها {{value}}',
      caption: 'العناصر في كل فئة.',
      label: 'عدد الفئات {{count}}، أكبرها {{title}}: {{value}}.',
      category: 'الفئة',
      count: 'العدد',
    },
  },
} as const
