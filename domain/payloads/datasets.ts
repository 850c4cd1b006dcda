/** A chart as HTML with its finding. */
export interface ShownChart {
  finding: string
  html: string
}
