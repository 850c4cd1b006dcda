/** Contact channels, on every page that lists them. */
export const arChannels = {
  channels: {
    title: 'بيانات التواصل',
    phone: 'مركز الاتصال',
    email: 'البريد الإلكتروني',
    office: 'المقر',
    map: 'افتح الخريطة',
  },
} as const
