export const arFacets = {
  facets: {
    title: 'تصفية النتائج',
    applied: 'التصفية المطبقة',
    drop: 'أزل',
    clear: 'امسح الكل',
    widen: 'أزل «{{label}}»',
  },
} as const
