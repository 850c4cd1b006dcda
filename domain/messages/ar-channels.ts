/** The ways to reach the authority, wherever they are listed. */
export const arChannels = {
  channels: {
    title: 'قنوات أخرى',
    phone: 'مركز الاتصال',
    email: 'البريد الإلكتروني',
    office: 'المقر',
    map: 'افتح الخريطة',
  },
} as const
