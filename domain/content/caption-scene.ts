import { arScenes } from '../messages/ar/scenes'
import { enScenes } from '../messages/en/scenes'
import type { Locale } from '../site/locale'
import type { SceneTag } from './scene'

const messages = { ar: arScenes.scene, en: enScenes.scene }
const lists = { ar: new Intl.ListFormat('ar'), en: new Intl.ListFormat('en-GB') }

/** Names what a scene shows and nothing else: "Drawing: school, tower crane and hard hat". */
export function captionScene(tags: readonly SceneTag[], locale: Locale): string {
  const { caption, things } = messages[locale]
  return caption.replace('{{things}}', lists[locale].format(tags.map((tag) => things[tag])))
}
