/** Usefulness votes on a page, counted once a day. */
export interface Usefulness {
  yes: number
  no: number
}
