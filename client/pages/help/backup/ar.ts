export const arBackup = {
  backup: {
    state: { working: 'تعمل', maintenance: 'صيانة اليوم', down: 'متعطلة' },
    status: 'حال هذا الموقع الآن، وما استجد في الأعطال',
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
