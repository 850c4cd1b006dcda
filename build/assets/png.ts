import sharp from 'sharp'

/** Renders an SVG as a PNG of indexed colours, a third of the size of true colour. */
export function renderPng(svg: string, width: number): Promise<Buffer> {
  // Without dithering, which would roughen areas of one colour.
  const options = { palette: true, quality: 90, dither: 0, compressionLevel: 9 }
  return sharp(Buffer.from(svg)).resize(width).png(options).toBuffer()
}
