/** A picture as pages show it, in one language. */
export interface Picture {
  slug: string
  /** Name of its file. */
  file: string
  /** Of the original, in pixels. */
  width: number
  height: number
  /** The point that stays visible where it is cropped, in percent from the top left. */
  focus: { x: number; y: number }
  /** `#rrggbb`: its place while it loads. */
  colour: string
  /** Empty for an ornament. */
  alt: string
  caption: string
  credit: string
}
