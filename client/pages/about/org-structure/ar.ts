import { plural } from '#domain/messages/plural'

export const arOrgStructure = {
  orgStructure: {
    chart: 'مخطط الهيكل',
    chartLead: 'اختر وحدة لتقرأ ما تتولاه. الوحدات التي تعاون المجلس إطارها متقطع.',
    descriptions: 'ما تتولاه كل وحدة',
    head: 'بقيادة',
    holder: 'يشغل المنصب',
    departments: 'الإدارات التابعة',
    openAll: 'افتح القطاعات كلها',
    count: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'بلا إدارات',
        one: 'إدارة واحدة',
        two: 'إدارتان',
        few: '# إدارات',
        many: '# إدارة',
        other: '# إدارة',
      }),
  },
} as const
