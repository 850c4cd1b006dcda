import type { Scene } from '#domain/content/scene'
import { drawingWriters } from '../drawings/drawing-writers'
import { keepServerMarkup } from '../html/keep-server-markup'
import './scenes.css'
import './scene-palettes.css'

interface SceneDrawingProps {
  of: Scene
  /** Slug of the item: the same seed always gives the same scene. */
  seed: string
  /** The frame has this ratio or a wider one, so that only sky is cropped. */
  width?: number
  height?: number
}

/** Drawing of the things named by tags. Decorative: its caption is text. */
export function SceneDrawing({ of: scene, seed, width = 640, height = 400 }: SceneDrawingProps) {
  const markup = drawingWriters.scene?.(scene, { width, height }, seed)
  return (
    <svg
      className={`scene scene--${scene.palette}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: generated markup, in which a slug is only a seed
      dangerouslySetInnerHTML={markup ? { __html: markup } : keepServerMarkup}
    />
  )
}
