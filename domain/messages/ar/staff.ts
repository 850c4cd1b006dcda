import { plural } from '../plural'

/** What every page of the desk shows. */
export const arStaff = {
  desk: {
    title: 'المكتب',
    sections: 'أقسام المكتب',
    find: 'رقم الطلب أو البريد كاملًا',
    profile: 'ملفي',
    site: 'الموقع العام',
    pages: {
      queue: 'الطلبات',
      moderation: 'المشاركات',
      performance: 'المتابعة',
      accounts: 'الحسابات',
      audit: 'سجل التدقيق',
    },
    roles: {
      case_officer: 'مسؤول طلبات',
      moderator: 'مراجع مشاركات',
      supervisor: 'مشرف',
      auditor: 'مدقق',
    },
    forbidden: {
      title: 'ليس لحسابك دور يفتح هذه الصفحة',
      text: 'يفتحها من دوره: {{roles}}. تُسنَد الأدوار في نظام الدخول الموحّد، لا في هذا الموقع.',
    },
    statuses: {
      received: 'استُلم',
      in_review: 'قيد المراجعة',
      needs_information: 'بانتظار معلومات',
      referred: 'أُحيل',
      answered: 'أُجيب',
      closed: 'مغلق',
      rejected: 'مرفوض',
      duplicate: 'مكرر',
      withdrawn: 'سُحب',
    },
    due: {
      ahead: ({ count }: { count: number }) =>
        plural('ar', count, {
          one: 'بقي يوم',
          two: 'بقي يومان',
          few: 'بقيت # أيام',
          many: 'بقي # يومًا',
          other: 'بقي # يوم',
        }),
      over: ({ count }: { count: number }) =>
        plural('ar', count, {
          zero: 'فات موعده',
          one: 'متأخر يومًا',
          two: 'متأخر يومين',
          few: 'متأخر # أيام',
          many: 'متأخر # يومًا',
          other: 'متأخر # يوم',
        }),
      today: 'يستحق اليوم',
      held: 'متوقف',
      done: 'انتهى',
    },
    notices: {
      assigned: 'أُسندت الطلبات المختارة.',
      none: 'لم يتغيّر شيء: لا طلب مفتوحًا يناسب ما اخترته.',
    },
    keys: {
      title: 'المفاتيح',
      close: 'إغلاق قائمة المفاتيح',
      move: 'التالي والسابق',
      open: 'فتح الطلب',
      assign: 'إسناد إليّ',
      select: 'اختيار',
      next: 'استلام التالي',
      step: 'اختيار الخطوة',
      template: 'القوالب',
      note: 'مذكرة داخلية',
      send: 'إرسال',
      undo: 'تراجع خلال عشر ثوانٍ',
      find: 'بحث',
      queue: 'الطلبات',
      moderation: 'المشاركات',
      all: 'هذه القائمة',
      on: 'المفاتيح المفردة تعمل',
    },
  },
} as const
