/** The ways to reach the authority, wherever they are listed. */
export const arChannels = {
  channels: {
    title: 'بيانات التواصل',
    phone: 'مركز الاتصال',
    email: 'البريد الإلكتروني',
    office: 'المقر',
    map: 'افتح الخريطة',
  },
} as const
