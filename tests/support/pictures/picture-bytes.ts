import sharp, { type Sharp } from 'sharp'

/** A picture whose left half is red and whose right half is blue. */
export function paintPicture(width = 1_600, height = 1_000): Sharp {
  const left = Math.floor(width / 2)
  const blue = { width: width - left, height, channels: 3, background: '#0000ff' } as const
  return sharp({ create: { ...blue, width, background: '#ff0000' } }).composite([
    { input: { create: blue }, left, top: 0 },
  ])
}
