import type { Deployment } from '../env'
import type { WaitUntil } from '../runtime/wait-until'
import { type IconMemory, loadContentIcons, type PageIcons } from './content-icons'
import { bundledSet, findIcons } from './find-icons'

export interface IconDeps {
  deployment: Pick<Deployment, 'iconApis'>
  isolate: { icons: IconMemory }
  /** Epoch ms. */
  now: number
  waitUntil: WaitUntil
}

/** The icons among `names` that the build does not bundle; content names Lucide icons only. */
export function loadMissingIcons(
  { deployment, isolate, now, waitUntil }: IconDeps,
  names: readonly string[],
): Promise<PageIcons> {
  const bundled = bundledSet('lucide')?.icons ?? {}
  const missing = names.filter((name) => !Object.hasOwn(bundled, name))
  return loadContentIcons(missing, {
    memory: isolate.icons,
    find: (wanted) => findIcons(deployment.iconApis, { collection: 'lucide', names: wanted }),
    now,
    waitUntil,
  })
}
