import { createHash } from 'node:crypto'
import { build } from 'vite'

/** Minifies the inline script and computes its hash for the CSP. */
export async function bundleInlineScript(): Promise<{
  inlineScript: string
  inlineScriptHash: string
}> {
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
  const inlineScript = chunk.code.trim()
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return { inlineScript, inlineScriptHash: `sha256-${hash}` }
}
