/** Health check of the container: exits with 0 if the site answers that it is ready. */
const address = `http://127.0.0.1:${process.env.PORT ?? '8787'}/healthz/ready`
const isReady = await fetch(address, { signal: AbortSignal.timeout(4_000) }).then(
  ({ ok }) => ok,
  () => false,
)
process.exit(isReady ? 0 : 1)
