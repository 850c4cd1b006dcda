/** The field that is drawn, of which a page shows a part. */
export const girihSize = { width: 1200, height: 720 } as const
