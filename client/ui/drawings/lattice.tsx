import { tile } from './tile'

const cell = tile('octagon', 44, 48)

/** The fine lattice behind the national-day banner. */
export function Lattice() {
  return (
    <svg className="national-day__art" aria-hidden="true">
      <pattern id="lattice" width={cell.width} height={cell.height} patternUnits="userSpaceOnUse">
        <path d={cell.path} />
      </pattern>
      <rect width="100%" height="100%" fill="url(#lattice)" />
    </svg>
  )
}
