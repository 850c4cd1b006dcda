process.env.SOAK = '1'
await import('./run.ts')
