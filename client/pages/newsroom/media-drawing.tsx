import type { MediaCard } from '#domain/payloads/newsroom'
import { Scene } from '../../ui/scenes/scene'

const size = { width: 320, height: 200 }
const margin = 28

interface MediaDrawingProps {
  of: Pick<MediaCard, 'scene' | 'chart'>
  seed: string
}

/** Small drawing of a media item: the bars of its chart, else its scene. */
export function MediaDrawing({ of: { scene, chart }, seed }: MediaDrawingProps) {
  return (
    <div className="media-row__drawing">
      {chart && <Bars of={chart} />}
      {!chart && scene && <Scene of={scene} seed={seed} {...size} />}
    </div>
  )
}

function Bars({ of: { values, total } }: { of: NonNullable<MediaCard['chart']> }) {
  const { width, height } = size
  const largest = total ?? Math.max(...values)
  const pitch = Math.min(40, (height - 2 * margin) / values.length)
  const thickness = Math.round(pitch * 0.6)
  const top = (height - pitch * values.length + pitch - thickness) / 2
  const d = values.map((value, at) => {
    const length = Math.round((value / largest) * (width - 2 * margin))
    return `M${margin} ${Math.round(top + at * pitch)}h${length}v${thickness}h-${length}z`
  })
  return (
    <svg className="media-row__bars" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={d.join('')} />
    </svg>
  )
}
