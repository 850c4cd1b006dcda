import './charts.css'

interface PlotAxisProps {
  labels: readonly string[]
  lengths: AxisLengths
}

/** Labels under equal parts of the drawing; those without room are not shown. */
export function PlotAxis({ labels, lengths }: PlotAxisProps) {
  const widths = pickLabels(labels, lengths)
  return (
    <div className="plot__axis">
      {labels.map((label, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: months of two years have the same name
        <span key={index} className={labelClasses(widths[index])}>
          {label}
        </span>
      ))}
    </div>
  )
}

/** Container widths for which labels are picked: below 28 rem, up to 46 rem, above. */
const axisWidths = ['narrow', 'middle', 'wide'] as const
type AxisWidth = (typeof axisWidths)[number]

/** Least length of an axis at each container width, in rem. */
type AxisLengths = Record<AxisWidth, number>

/** Average character of a label, and the space between two labels, in rem. */
const character = 0.47
const space = 0.4

/**
 * True if labels at every `step`, counted from the last, fit on an axis side by side. A label at an
 * end of the axis that is wider than its part reaches inwards only.
 */
function doFit(labels: readonly string[], step: number, length: number): boolean {
  const part = length / labels.length
  const widths = labels.map((label) => label.length * character)
  const reach = (index: number) => {
    const width = widths[index] ?? 0
    const isEnd = index === 0 || index === labels.length - 1
    return isEnd && width > part ? width - part / 2 : width / 2
  }
  for (let index = labels.length - 1; index >= step; index -= step) {
    if (reach(index) + reach(index - step) + space > part * step) return false
  }
  return true
}

/** Smallest step that fits; a somewhat larger one if only that shows the first label too. */
function stepOf(labels: readonly string[], length: number): number {
  let least = 1
  while (!doFit(labels, least, length)) least += 1
  for (let step = least; step <= least * 2; step += 1) {
    if ((labels.length - 1) % step === 0) return step
  }
  return least
}

/**
 * Container widths at which each label is shown. Labels are at equal distances, and the last one
 * always is among them.
 */
export function pickLabels(labels: readonly string[], lengths: AxisLengths): AxisWidth[][] {
  const steps = axisWidths.map((width) => [width, stepOf(labels, lengths[width])] as const)
  return labels.map((_, index) =>
    steps.flatMap(([width, step]) => ((labels.length - 1 - index) % step === 0 ? [width] : [])),
  )
}

/** Class names of a label for the container widths at which it is shown. */
export const labelClasses = (widths: readonly AxisWidth[] = []): string =>
  widths.map((width) => `plot__${width}`).join(' ')
