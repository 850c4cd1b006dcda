import { plural } from '../plural'

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

/** Contact channels, on every page that lists them; contact form and invitations. */
export const arChannels = {
  channels: {
    title: 'بيانات التواصل',
    phone: 'مركز الاتصال',
    email: 'البريد الإلكتروني',
    office: 'المقر',
    map: 'افتح الخريطة',
  },
  reply: {
    title: 'لو أرسلت طلبك اليوم',
    days: 'من الإرسال إلى الرد',
    received: 'يصل طلبك',
    counted: 'يوم عمل',
    off: 'لا يُحسب',
    due: 'آخر يوم للرد',
  },
  contact: {
    lead: 'اكتب إلينا بسؤالك أو شكواك أو مقترحك، ونرد عليك خلال ثلاثة أيام عمل.',
    formTitle: 'اكتب إلينا',
    about: 'بخصوص الخدمة: {{service}}',
    submit: 'أرسل الطلب',
    ways: {
      label: 'طرق التواصل',
      write: { title: 'اكتب إلينا', hint: 'استفسار أو شكوى أو مقترح' },
      track: { title: 'تابع طلبك', hint: 'برقمه المرجعي وبريدك' },
      report: { title: 'أبلغ عن مخالفة', hint: 'في قناة سرية غير هذا النموذج' },
    },
  },
  invitation: {
    notice: {
      label: 'لو أرسلت الدعوة اليوم',
      reply: { title: 'آخر موعد لردنا', note: workingDays },
      inside: { title: 'أقرب فعالية داخل المملكة', note: weeksAtLeast },
      abroad: { title: 'أقرب فعالية خارجها، أو كلمة رئيسية', note: weeksAtLeast },
      square: 'المربعات المفرَّغة أيام إجازة.',
    },
    formTitle: 'أرسل الدعوة من هنا',
    submit: 'أرسل الدعوة',
  },
} as const
