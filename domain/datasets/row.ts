/** A value of a row; null: unknown or withheld. Dates are `YYYY-MM-DD`. */
export type Cell = string | number | boolean | null

/** The values of a row by column name. */
export type Row = Readonly<Record<string, Cell>>
