import type { WrittenChart } from '#domain/payloads/record-chart'
import { SmallChart } from './small-chart'
import './record-chart.css'
import '../chart-cover.css'
import './pictures.css'

interface ChartPictureProps {
  of: WrittenChart
  ground?: 'paper' | 'deep'
}

/**
 * A chart as a picture: a place fills the frame, other charts stand in its
 * middle. Its numbers belong beside it in text.
 */
export function ChartPicture({ of, ground = 'paper' }: ChartPictureProps) {
  const parts = [
    'chart-cover',
    of.drawing.type === 'pictogram' && 'chart-cover--whole',
    ground === 'deep' && 'chart-cover--deep',
  ]
  return (
    <div className={parts.filter(Boolean).join(' ')}>
      <SmallChart of={of} />
    </div>
  )
}
