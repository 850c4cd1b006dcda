import { loadModule } from './load-module.ts'

type Seed = typeof import('../db/seed/seed.ts')

/** Reports every problem in the content files and exits before the build starts. */
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
