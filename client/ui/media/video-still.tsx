import type { Video } from '#domain/payloads/gallery'
import { Icon } from '../icons/icon'
import { SmallChart } from '../record-charts/small-chart'
import { SceneDrawing } from '../scenes/scene'
import { PlayerContainer } from './player'
import '../record-charts/record-chart.css'
import '../chart-cover.css'
import './player.css'

type StillVideo = Pick<Video, 'slug' | 'title' | 'href' | 'player' | 'scene' | 'cover'>

/** A video before it plays: the scene of its subject, and its chapters along its length. */
export function VideoStill({ of: video }: { of: StillVideo }) {
  return (
    <div className="video-still">
      <div className="video-still__frame">
        <SceneDrawing of={video.scene} seed={video.slug} width={640} height={360} />
        <PlayerContainer of={video} />
      </div>
      <div className="chart-cover chart-cover--deep">
        <span className="play-sign">
          <Icon name="play" />
        </span>
        <SmallChart of={video.cover} />
      </div>
    </div>
  )
}
