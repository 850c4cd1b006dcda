import { renderPng } from '../assets/png.ts'
import { colours, markPath, svg } from './mark.ts'

const pngSize = 1024
const margin = 8

/**
 * White mark on a green square. Corners are not rounded, because platforms apply their own mask.
 */
export function iconSvg(): string {
  const ground = `<path fill="${colours.green}" d="M0 0h64v64H0z"/>`
  const mark = `<path fill="${colours.white}" fill-rule="evenodd" transform="translate(${margin} ${margin})" d="${markPath}"/>`
  return svg(64, 64, ground + mark, 4)
}

/** PNG of the icon, for platforms that do not accept SVG. */
export async function iconPng(): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  return { bytes: await renderPng(iconSvg(), pngSize), width: pngSize, height: pngSize }
}
