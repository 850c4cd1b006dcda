import { plural } from '../plural'

export const arProgrammes = {
  programmes: {
    until: 'إلى',
    open: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'لا برامج يُسجَّل فيها الآن',
        one: 'برنامج واحد يُسجَّل فيه الآن',
        two: 'برنامجان يُسجَّل فيهما الآن',
        few: '# برامج يُسجَّل فيها الآن',
        many: '# برنامجًا يُسجَّل فيه الآن',
        other: '# برنامج يُسجَّل فيه الآن',
      }),
    seats: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'لا مقاعد',
        one: 'مقعد واحد',
        two: 'مقعدان',
        few: '# مقاعد',
        many: '# مقعدًا',
        other: '# مقعد',
      }),
    free: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'لم يبق مقعد',
        one: 'بقي مقعد واحد',
        two: 'بقي مقعدان',
        few: 'بقيت # مقاعد',
        many: 'بقي # مقعدًا',
        other: 'بقي # مقعد',
      }),
    freeOf: ({ free, seats }: { free: number; seats: number }) =>
      `المقاعد: بقي ${free} من ${seats}`,
    next: 'أقربها {{date}}',
    none: 'لا برنامج مفتوحًا للتسجيل الآن. تُعلن البرامج التالية هنا قبل بدئها بشهر على الأقل؛ ولك أن تكتب إلينا بما تحتاج إليه.',
    stage: {
      open: 'التسجيل متاح',
      closed: 'أُغلق التسجيل',
      running: 'بدأ',
      ended: 'انتهى',
    },
    delivery: { 'on-site': 'حضوري', online: 'عن بُعد', blended: 'حضوري وعن بُعد' },
    time: 'الوقت',
    hours: 'من {{from}} إلى {{until}}',
    place: 'المكان',
    audience: 'لمن',
    seatsLabel: 'المقاعد',
    registration: 'التسجيل حتى',
    registrationClosed: 'أُغلق التسجيل في',
    gains: 'ما ستتعلمه',
    calendar: 'أضفه إلى تقويمك',
    apply: 'سجّل',
    closed: 'برامج أُغلق التسجيل فيها',
    ended: 'برامج انتهت',
  },
} as const
