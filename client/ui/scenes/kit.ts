import type { SceneTag } from '#domain/content/scene'
import type { Art } from './art'
import { buildingServices } from './building-services'
import { buildingSite } from './building-site'
import { buildings } from './buildings'
import { events } from './events'
import { objects } from './objects'
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
  ...events,
} satisfies Record<SceneTag, Art> as Record<SceneTag, Art>
