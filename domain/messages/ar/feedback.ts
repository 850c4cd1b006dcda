import { plural } from '../plural'

export const arFeedback = {
  feedback: {
    question: 'هل كانت هذه الصفحة مفيدة؟',
    yes: 'نعم',
    no: 'لا',
    unanswered: 'هذا الحقل مطلوب',
    error: 'خطأ:',
    yesReasons: 'ما الذي أفادك؟',
    noReasons: 'ما الذي لم يفدك؟',
    reasonsHint: 'اختياري، ويمكنك اختيار أكثر من سبب.',
    submit: 'أرسل',
    thanks: 'شكرًا لك. سجّلنا إجابتك.',
    change: 'غيّر إجابتك',
    limited: 'وصلتنا آراء كثيرة من شبكتك اليوم. حاول غدًا.',
    share: ({ percent, count }: { percent: number; count: number }) =>
      `أفادت هذه الصفحة ${percent}% ممن أبدوا رأيهم ولم تفد ${100 - percent}% منهم (${plural(
        'ar',
        count,
        {
          zero: 'لا آراء',
          one: 'رأي واحد',
          two: 'رأيان',
          few: '# آراء',
          many: '# رأيًا',
          other: '# رأي',
        },
      )})`,
    reasons: {
      helpful: 'محتوى مفيد',
      relevant: 'أجابت عن سؤالي',
      wellWritten: 'مكتوب بوضوح',
      easyLayout: 'تنسيق مريح',
      poorlyWritten: 'كتابة غير واضحة',
      noRelevantAnswer: 'لم أجد إجابة',
      technicalProblem: 'مشكلة تقنية',
      hardLayout: 'تنسيق غير مريح',
    },
  },
  suggestion: {
    title: 'اقترح تحسينًا لهذه الصفحة',
    label: 'اقتراحك',
    hint: 'من 3 أحرف إلى 1,000 حرف. يقرؤه محررو الموقع ولا يُنشر ولا يُرد عليه. لا تكتب فيه بيانات شخصية.',
    submit: 'أرسل الاقتراح',
    thanks: 'شكرًا لك. وصل اقتراحك إلى محرري الموقع، ولن يُنشر.',
    again: 'اكتب اقتراحًا آخر',
    limited: 'بلغت أنت أو شبكتك الحد اليومي. احتفظ بما كتبته وأرسله غدًا.',
  },
} as const
