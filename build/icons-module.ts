import type { Plugin } from 'vite'
import { iconBodies } from './assets/icons.ts'

/** Provides the build's icons to modules of the site that run in Node. */
export const iconsModule: Plugin = {
  name: 'icons-module',
  resolveId: (id) => (id === 'virtual:icons' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:icons' ? `export const icons = ${JSON.stringify(iconBodies())}` : undefined,
}
