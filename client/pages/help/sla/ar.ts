import { plural } from '#domain/messages/plural'

export const arSla = {
  sla: {
    promise: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'نرد في اليوم نفسه',
        one: 'نرد خلال يوم عمل واحد',
        two: 'نرد خلال يومي عمل',
        few: 'نرد خلال # أيام عمل',
        many: 'نرد خلال # يوم عمل',
        other: 'نرد خلال # يوم عمل',
      }),
    squares: 'كل مربع يوم عمل.',
    range: 'من {{first}} إلى {{last}}.',
    units: { days: 'يوم عمل', minutes: 'دقيقة' },
    newest: 'في {{month}}. الهدف: {{target}}',
    key: {
      kept: 'شهر بلغ الهدف',
      missed: 'شهر لم يبلغه',
      target: 'الهدف',
      scale: 'النسب من {{from}}% إلى 100%، والأيام والدقائق من الصفر',
    },
    unmeasured: 'لم يُقَس',
    atLeast: '{{value}} فأكثر',
    atMost: '{{value}} فأقل',
    percent: ({ count }: { count: number }) => `${count}%`,
    workingDays: ({ count }: { count: number }) =>
      plural('ar', count, {
        one: 'يوم عمل واحد',
        two: 'يوما عمل',
        few: '# أيام عمل',
        many: '# يوم عمل',
        other: '# يوم عمل',
      }),
    minutes: ({ count }: { count: number }) =>
      plural('ar', count, {
        one: 'دقيقة واحدة',
        two: 'دقيقتان',
        few: '# دقائق',
        many: '# دقيقة',
        other: '# دقيقة',
      }),
    misses: ({ count }: { count: number }) =>
      plural('ar', count, {
        zero: 'بلغ الهدف كل شهر.',
        one: 'قصّرنا شهرًا واحدًا.',
        two: 'قصّرنا شهرين.',
        few: 'قصّرنا # أشهر.',
        many: 'قصّرنا # شهرًا.',
        other: 'قصّرنا # شهر.',
      }),
  },
} as const
