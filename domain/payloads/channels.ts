/** Contact channels besides the form; null values are not shown. */
export interface ContactChannels {
  phone: string | null
  /** Opening hours of the phone line. */
  hours: string | null
  email: string | null
  address: string | null
  map: string | null
}
