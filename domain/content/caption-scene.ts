import { arScenes } from '../messages/ar/scenes'
import { enScenes } from '../messages/en/scenes'
import type { Locale } from '../site/locale'
import type { SceneTag } from './scene'

const messages = { ar: arScenes.scene, en: enScenes.scene }

/** Names what a scene shows and nothing else: "Drawing: school, tower crane and hard hat". */
export function captionScene(tags: readonly SceneTag[], locale: Locale): string {
  const { caption, things } = messages[locale]
  return caption({ things: tags.map((tag) => things[tag]) })
}
