import type { SceneTag } from '#domain/content/scene'
import type { SceneArt } from './art'
import { buildingServices } from './building-services'
import { buildingSite, buildings } from './buildings'
import { eventObjects, objects } from './objects'
import { rooms } from './rooms'
import { street } from './street'

/** One line drawing for each tag. */
export const kit = {
  ...buildings,
  ...buildingSite,
  ...street,
  ...buildingServices,
  ...rooms,
  ...objects,
  ...eventObjects,
} satisfies Record<SceneTag, SceneArt> as Record<SceneTag, SceneArt>
