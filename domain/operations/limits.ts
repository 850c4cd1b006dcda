/** Bytes that one D1 database may hold on the paid plan. */
export const databaseLimit = 10_000_000_000
