import './problem.css'

const gap = 12
const heights = { ten: 44, five: 30, one: 20 }
/** Lines on each side: the ruler is cut at the edges of the window. */
const aside = 110

/** A ruler of numbers on which the line of one is missing; a dashed line stands in its place. */
export function ProblemRuler({ at }: { at: number }) {
  let lines = ''
  for (let step = -aside; step <= aside; step += 1) {
    if (step === 0) continue
    const number = at + step
    const height = number % 10 === 0 ? heights.ten : number % 5 === 0 ? heights.five : heights.one
    lines += `M${step * gap} 0v${height}`
  }
  const width = 2 * aside * gap
  return (
    <svg
      className="problem__ruler"
      viewBox={`${-width / 2} 0 ${width} ${heights.ten}`}
      width={width}
      height={heights.ten}
      aria-hidden="true"
    >
      <path d={lines} />
      <path className="problem__missing" d={`M0 0v${heights.ten}`} />
    </svg>
  )
}
