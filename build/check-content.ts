import { loadModule } from './load-module.ts'

type Seed = typeof import('../db/seed/seed.ts')

/** Ends the build with every problem of the content files, before the rest is built for nothing. */
export async function checkContent(): Promise<void> {
  const { buildSeed } = await loadModule<Seed>('db/seed/seed.ts')
  try {
    buildSeed()
  } catch (error) {
    if (!(error instanceof Error && 'problems' in error)) throw error
    console.error(error.message.replace(/^/gm, 'db/content/'))
    console.error('Nothing was built.')
    process.exit(1)
  }
}
