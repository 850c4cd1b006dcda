/** What may have been meant by an address that no page has. */
export interface NearPages {
  /** The words of the address that find something; empty if none do. */
  text: string
  pages: { title: string; href: string }[]
}
