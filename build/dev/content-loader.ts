import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { stateDir } from '../prepare.ts'

/**
 * Starts the process that loads changed content and samples into the local database: reading all
 * content takes seconds, in which this process has to answer. It ends with this one.
 */
export function startContentLoader() {
  const loader: ChildProcess = fork('db/cli/load-changes.mjs', [stateDir])
  return {
    /** True if something was loaded. */
    async load(): Promise<boolean> {
      loader.send({})
      const [{ isChanged }] = await once(loader, 'message')
      return isChanged
    },
  }
}
