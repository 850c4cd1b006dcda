/** A day formatted on the server, so that every browser shows the same text. */
export interface DateText {
  /** `YYYY-MM-DD` in Riyadh, for `<time datetime>`. */
  iso: string
  gregorian: string
  /** Umm al-Qura. */
  hijri: string
}
