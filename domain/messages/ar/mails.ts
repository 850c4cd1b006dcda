/** Mails about tickets; only the worker uses them, and browsers do not load them. */
export const arMails = {
  mail: {
    greeting: 'السلام عليكم ورحمة الله وبركاته،',
    due: 'موعد الرد عليه {{due}}.',
    ignore: 'إن لم ترسل طلبًا إلينا فتجاهل هذه الرسالة.',
    registered: {
      subject: 'استلمنا طلبك {{reference}}',
      text: 'استلمنا طلبك، ورقمه المرجعي {{reference}}.',
      follow: 'تابع حالته برقمه وبهذا البريد في الصفحة التالية:',
    },
    code: {
      subject: 'رمز لطلبك {{reference}}',
      withdraw: 'هذا رمز سحب طلبك {{reference}}:',
      reopen: 'هذا رمز إعادة فتح طلبك {{reference}}:',
      inform: 'هذا رمز إضافة المعلومات إلى طلبك {{reference}}:',
      until: 'اكتبه في الصفحة التي طلبته منها. يصلح حتى الساعة {{time}} بتوقيت الرياض.',
      ignore: 'إن لم تطلب رمزًا فتجاهل هذه الرسالة ولا تعطِ الرمز أحدًا؛ لن يتغيّر في طلبك شيء.',
    },
    status: {
      subject: '{{status}}: طلبك {{reference}}',
      text: 'تغيّرت حالة طلبك {{reference}}. حالته الآن: {{status}}.',
      wanted: 'نحتاج إلى معلومات منك لنكمل. تجد المطلوب في سجل الطلب، ويمكنك إضافته من صفحة حالته.',
      follow: 'لمعرفة التفاصيل اكتب رقمه وهذا البريد في الصفحة التالية:',
    },
  },
} as const
