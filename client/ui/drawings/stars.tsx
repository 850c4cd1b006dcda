import { star } from './star'

/** Sides and angle of each star. */
const aims = [
  [8, 45],
  [10, 52],
  [12, 58],
  [16, 64],
].map(([n = 8, theta = 45]) =>
  [star(24, 24, { n, r: 22, theta, rotation: -90 }), star(24, 24, { n, r: 9, theta: 40 })].join(''),
)

export function AimStar({ at }: { at: number }) {
  return (
    <svg className="star" viewBox="0 0 48 48" aria-hidden="true">
      <path d={aims[at % aims.length]} />
    </svg>
  )
}
