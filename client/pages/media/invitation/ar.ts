import { plural } from '#domain/messages/plural'

interface Count {
  count: number
}

const workingDays = ({ count }: Count) =>
  plural('ar', count, {
    zero: 'في اليوم نفسه',
    one: 'يوم عمل واحد',
    two: 'يوما عمل',
    few: '# أيام عمل',
    many: '# يوم عمل',
    other: '# يوم عمل',
  })

const weeksAtLeast = ({ count }: Count) =>
  plural('ar', count, {
    zero: 'في الأسبوع نفسه',
    one: 'أسبوع على الأقل',
    two: 'أسبوعان على الأقل',
    few: '# أسابيع على الأقل',
    many: '# أسبوعًا على الأقل',
    other: '# أسبوع على الأقل',
  })

export const arInvitation = {
  invitation: {
    notice: {
      label: 'لو أرسلت الدعوة اليوم',
      reply: { title: 'آخر موعد لردنا', note: workingDays },
      inside: { title: 'أقرب فعالية داخل المملكة', note: weeksAtLeast },
      abroad: { title: 'أقرب فعالية خارجها، أو كلمة رئيسية', note: weeksAtLeast },
    },
    formTitle: 'أرسل الدعوة من هنا',
    submit: 'أرسل الدعوة',
  },
} as const
