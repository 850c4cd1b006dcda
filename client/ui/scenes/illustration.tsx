import type { Illustrated } from '#domain/payloads/illustrated'
import { Cover } from '../drawings/cover'
import { SceneDrawing } from './scene'

interface IllustrationProps {
  of: Illustrated
  width?: number
  height?: number
}

/** Scene of an item, else its abstract cover. */
export function Illustration({ of: { slug, scene, drawing }, ...size }: IllustrationProps) {
  if (scene) return <SceneDrawing of={scene} seed={slug} {...size} />
  return <Cover slug={slug} {...(drawing && { look: drawing })} {...size} />
}
