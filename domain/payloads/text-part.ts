/**
 * A block of running text: an element with its attributes and inner HTML, written when the payload
 * is made (worker/payloads/text).
 */
export interface TextPart {
  tag: 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'blockquote' | 'section' | 'figure'
  id?: string
  className?: string
  /** Accessible name of a part that scrolls and can have focus. */
  label?: string
  html: string
}

/** Text under a level 3 heading. */
export interface TextSectionPart {
  id: string
  title: string
  body: TextPart[]
}

/** Text under a level 2 heading. */
export interface TextSection {
  id: string
  title: string
  intro: TextPart[]
  parts: TextSectionPart[]
}
