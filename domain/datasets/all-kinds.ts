/** Kind of the rows that count requests of all kinds. */
export const allKinds = 'ALL'
