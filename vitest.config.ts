import { defineConfig } from 'vitest/config'

const node = { environment: 'node', testTimeout: 30_000, hookTimeout: 60_000 } as const
/** One workerd and one browser at a time: the machine has two cores. */
const alone = { ...node, fileParallelism: false } as const

export default defineConfig({
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'unit',
          include: ['tests/{domain,db,client,rules}/**/*.test.ts'],
          maxWorkers: 2,
          // After the others, which want the machine for themselves.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...alone,
          name: 'worker',
          // Each file opens a workerd of its own, which is isolation enough.
          isolate: false,
          include: ['tests/{worker,faults}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...alone,
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/support/served.ts',
          testTimeout: 120_000,
          // What a busy machine's browser misses by its pace; the run's end names what needed it.
          retry: 1,
        },
      },
    ],
  },
})
