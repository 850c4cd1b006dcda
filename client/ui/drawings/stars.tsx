import { rings, star } from './star'

/** Sides and angle of the star before each aim: the same rule, more sides each time. */
const aims = [
  [8, 45],
  [10, 52],
  [12, 58],
  [16, 64],
].map(([n = 8, theta = 45]) =>
  [star(24, 24, { n, r: 22, theta, rotation: -90 }), star(24, 24, { n, r: 9, theta: 40 })].join(''),
)

/** A small star before an aim; each place in the list has its own. */
export function AimStar({ at }: { at: number }) {
  return (
    <svg className="star" viewBox="0 0 48 48" aria-hidden="true">
      <path d={aims[at % aims.length]} />
    </svg>
  )
}

const problem = rings(
  [200, 200],
  [
    [196, 45],
    [164, 58, 22.5],
    [128, 45],
    [96, 58, 22.5],
  ],
)

/** The large star behind the words of a problem page. */
export function ProblemStar() {
  return (
    <svg className="problem__star" viewBox="0 0 400 400" aria-hidden="true">
      <path d={problem} />
    </svg>
  )
}
