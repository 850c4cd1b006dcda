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
} as const
