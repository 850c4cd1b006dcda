import { resolve } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { StaffRouteName } from '#domain/staff/staff-routes'
import type { StaffHandler } from '#worker/staff/staff-handler'

const isGenerated = (id: string) => id.startsWith('virtual:') || /\.css(?:\?|$)/.test(id)

/** Stands for what a build generates: a handler uses it in its functions only. */
const generated: Plugin = {
  name: 'generated-modules',
  enforce: 'pre',
  resolveId: (id) => (isGenerated(id) ? `\0generated:${id.replace(/\W/g, '-')}` : undefined),
  load: (id) => (id.startsWith('\0generated:') ? 'export default null' : undefined),
}

/** The handlers of the desk, for their tables of actions; they cannot be called here. */
export async function loadStaffHandlers(): Promise<Partial<Record<StaffRouteName, StaffHandler>>> {
  const { module } = await runnerImport<typeof import('#worker/staff/handlers')>(
    resolve('worker/staff/handlers.ts'),
    { configFile: false, logLevel: 'error', plugins: [generated] },
  )
  return module.staffHandlers
}
