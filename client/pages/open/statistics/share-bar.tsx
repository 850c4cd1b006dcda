import './statistics.css'

/** A percentage as a bar under its number, on a track of 100. */
export function ShareBar({ of: share }: { of: number }) {
  return (
    <svg
      className="statistics__bar"
      viewBox="0 0 100 8"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="statistics__track" d="M0 0h100v8H0z" />
      <path d={`M0 0h${Math.round(share)}v8H0z`} />
    </svg>
  )
}
