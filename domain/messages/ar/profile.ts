import { plural } from '../plural'

export const arProfile = {
  profile: {
    noName: 'حسابك',
    unverified: 'لم تتحقق الجهة التي سجّلت بها الدخول من بريدك بعد، فلا تظهر الطلبات المرسلة به.',
    noEmail: 'لم تذكر الجهة التي سجّلت بها الدخول بريدًا لك، فلا تظهر طلبات.',
    requests: {
      title: 'طلباتي',
      empty: 'لم ترسل طلبًا بهذا البريد بعد.',
      send: 'أرسل طلبًا',
      askData: 'اطلب بيانات',
      submitted: 'أُرسل في',
      due: 'موعد الرد',
      daysLeft: ({ count }: { count: number }) =>
        plural('ar', count, {
          zero: 'الرد اليوم',
          one: 'بقي يوم عمل واحد',
          two: 'بقي يوما عمل',
          few: 'بقيت # أيام عمل',
          many: 'بقي # يوم عمل',
          other: 'بقي # يوم عمل',
        }),
    },
    sessions: {
      title: 'جلساتي',
      current: 'هذا المتصفح',
      since: 'منذ',
      end: 'أنهِ الجلسة',
      device: '{{browser}} على {{system}}',
      browsers: {
        edge: 'إيدج',
        opera: 'أوبرا',
        samsung: 'متصفح سامسونج',
        firefox: 'فايرفوكس',
        chrome: 'كروم',
        safari: 'سفاري',
        other: 'متصفح',
      },
      systems: {
        android: 'أندرويد',
        ios: 'آيفون أو آيباد',
        windows: 'ويندوز',
        macos: 'ماك',
        linux: 'لينكس',
        other: 'جهاز غير معروف',
      },
    },
    logout: {
      title: 'تسجيل الخروج',
      text: 'تنتهي جلستك في هذا المتصفح ولدى الجهة التي سجّلت بها الدخول.',
      submit: 'سجّل الخروج',
    },
  },
} as const
