import { plural } from '../plural'

export const arRating = {
  rating: {
    question: 'ما تقييمك لهذه الخدمة؟',
    hint: 'لك تقييم واحد لكل خدمة، وتستطيع تغييره متى شئت. ويدخل في المتوسط من اليوم التالي.',
    scores: {
      poor: 'ضعيفة',
      fair: 'مقبولة',
      good: 'جيدة',
      veryGood: 'جيدة جدًا',
      excellent: 'ممتازة',
    },
    unanswered: 'هذا الحقل مطلوب',
    submit: 'أرسل التقييم',
    thanks: 'شكرًا لك. سجّلنا تقييمك، ويدخل في متوسط الصفحة من الغد.',
    tally: 'المتوسط مع تقييمك {{average}} {{from}}.',
    change: 'غيّر تقييمك',
    limited: 'وصلتنا تقييمات كثيرة من شبكتك اليوم. حاول غدًا.',
    none: 'لم يقيّم أحد هذه الخدمة في صفحتها بعد.',
    mean: '{{mean}} من 5',
    from: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'بلا تقييمات',
        one: 'من تقييم واحد',
        two: 'من تقييمين',
        few: 'من # تقييمات',
        many: 'من # تقييمًا',
        other: 'من # تقييم',
      }),
    shares: 'توزيع التقييمات',
    score: 'التقييم',
    count: 'العدد',
  },
} as const
