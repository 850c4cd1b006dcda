process.env.SOAK = '1'
process.env.TEST_CLOCK ??= 'real'
await import('./run.ts')
