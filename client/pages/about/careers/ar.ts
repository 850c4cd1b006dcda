import { plural } from '#domain/messages/plural'

export const arCareers = {
  careers: {
    open: 'الوظائف المتاحة',
    count: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'لا وظائف متاحة اليوم',
        one: 'وظيفة واحدة متاحة اليوم',
        two: 'وظيفتان متاحتان اليوم',
        few: '# وظائف متاحة اليوم',
        many: '# وظيفة متاحة اليوم',
        other: '# وظيفة متاحة اليوم',
      }),
    left: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'اليوم آخر يوم',
        one: 'بقي يوم واحد',
        two: 'بقي يومان',
        few: 'بقيت # أيام',
        many: 'بقي # يومًا',
        other: 'بقي # يوم',
      }),
    applyNow: 'قدّم برسالة',
    applyHow: 'ابدأ رسالتك برقم الوظيفة:',
    closes: 'آخر يوم للتقديم',
    closed: 'أُغلق التقديم في',
    department: 'الوحدة',
    place: 'مكان العمل',
    contract: 'نوع العمل',
    seats: 'عدد الشواغر',
    details: 'المهام والشروط',
    duties: 'ما ستعمله',
    requirements: 'ما نشترطه',
    howTo: 'طريقة التقديم',
    none: 'لا توجد وظائف متاحة اليوم',
    noneText:
      'تُنشر كل وظيفة في هذه الصفحة أولًا. وإلى أن تُعلن وظيفة جديدة، اقرأ عن برامج بداية المسيرة المهنية ومواعيد فتحها.',
    noneLink: 'برامج بداية المسيرة المهنية',
    recent: 'أُغلقت مؤخرًا',
    life: 'العمل في الهيئة',
    apply: 'كيف تتقدم',
    applyLink: 'انتقل إلى صفحة التواصل',
    early: 'بداية المسيرة المهنية',
    answers: 'أسئلة المتقدمين',
  },
} as const
