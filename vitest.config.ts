import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { iconsModule } from './build/assets/icons.ts'
import { sheetImports } from './build/page-sheets.ts'
import { readClockOffset } from './tests/support/clock.ts'
import { certificateFile, readCertificate } from './tests/support/mail/certificate.ts'
import { isSoak } from './tests/support/sample.ts'

// Once for the run: the processes of the tests inherit it.
readClockOffset()
readCertificate()
const execArgv = ['capnp-growth', 'shift-clock'].map(
  (name) => `--import=./tests/support/${name}.ts`,
)

/** Three files at a time for two cores: many of them wait for what hangs on purpose. */
const node = {
  environment: 'node',
  env: {
    // Else wrangler prints a line for each configuration it reads.
    WRANGLER_LOG: 'warn',
    // Miniflare lets its workers trust it: the mail server of the tests shows it.
    NODE_EXTRA_CA_CERTS: certificateFile,
  },
  testTimeout: 180_000,
  hookTimeout: 300_000,
  execArgv,
  maxWorkers: 3,
} as const

const browser = {
  ...node,
  maxWorkers: 3,
  globalSetup: 'tests/support/browser/served.ts',
  // Each visit has a context of its own, which is isolation enough.
  isolate: false,
} as const

/** What a page that shares the machine with another would be late for. */
const paced = 'tests/browser/{countdown,navigation,spinner}.test.ts'

/** Firefox and WebKitGTK, in a soak alone. */
const engines: TestProjectConfiguration = {
  extends: true,
  test: {
    ...browser,
    name: 'engines',
    maxWorkers: 1,
    sequence: { groupOrder: 3 },
    include: ['tests/engines/**/*.test.ts'],
  },
}

export default defineConfig({
  plugins: [iconsModule, sheetImports()],
  resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
  test: {
    // A test that comes to its end without having asserted anything has tested nothing.
    expect: { requireAssertions: true, poll: { timeout: 10_000 } },
    // No test may depend on another of its file; a soak draws another order each time.
    sequence: { shuffle: { tests: true }, ...(isSoak ? {} : { seed: 95 }) },
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'unit',
          // Content is read once for all files: none of them changes what another sees.
          isolate: false,
          include: ['tests/{build,domain,db,client,rules}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'worker',
          // A file has its own workerd, or shares one it only reads, which is isolation enough.
          isolate: false,
          globalSetup: 'tests/support/seeded-state.ts',
          include: ['tests/{worker,faults}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...browser,
          name: 'browser',
          // After the others: a page that shares the machine with them paints too late.
          sequence: { groupOrder: 1 },
          include: ['tests/browser/**/*.test.ts'],
          exclude: [paced],
        },
      },
      {
        extends: true,
        test: {
          ...browser,
          name: 'paced',
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
          include: [paced],
        },
      },
      ...(isSoak ? [engines] : []),
    ],
  },
})
