import { createHash } from 'node:crypto'
import { build } from 'vite'

/** The one constant inline script, minified, with the hash that stands in the CSP. */
export async function bundleEarly(): Promise<{ early: string; earlyHash: string }> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      modulePreload: false,
      lib: { entry: 'client/boot/inline-script.ts', formats: ['iife'], name: 'early' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  const chunk = outputs.flatMap((part) => ('output' in part ? part.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('client/boot/inline-script.ts did not build')
  const early = chunk.code.trim()
  const hash = createHash('sha256').update(early).digest('base64')
  return { early, earlyHash: `sha256-${hash}` }
}
