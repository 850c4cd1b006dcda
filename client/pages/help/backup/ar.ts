import { plural } from '#domain/messages/plural'

export const arBackup = {
  backup: {
    state: { working: 'تعمل', maintenance: 'صيانة اليوم', down: 'متعطلة' },
    days: ({ count, until }: { count: number; until: string }) =>
      plural('ar', count, {
        one: 'المربع لليوم، والمملوء يوم صيانة مقررة.',
        two: 'اليوم وغدًا، والمملوء يوم صيانة مقررة.',
        few: `الأيام القادمة حتى ${until}، وعددها # أيام، والمملوء يوم صيانة مقررة.`,
        many: `الأيام القادمة حتى ${until}، وعددها # يومًا، والمملوء يوم صيانة مقررة.`,
        other: `الأيام القادمة حتى ${until}، وعددها # يوم، والمملوء يوم صيانة مقررة.`,
      }),
    call: 'إن كان طلبك عاجلًا فاتصل بنا:',
    open: 'افتح المنصة',
    none: 'لا صيانة مقررة. تُعلن هنا قبلها بخمسة أيام عمل على الأقل.',
    past: 'صيانة وأعطال سابقة',
    fault: 'عطل',
    maintenance: 'صيانة',
    planned: 'صيانة مقررة: {{first}}',
    plannedUntil: 'صيانة مقررة: من {{first}} إلى {{last}}',
  },
} as const
