import { join } from 'node:path'
import { runnerImport } from 'vite'
import { productSlug } from './product-slug.ts'

/** A module of the site as the build would have it, to run while building. */
export async function loadModule<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(join(process.cwd(), file), {
    configFile: false,
    define: { __PRODUCT_SLUG__: JSON.stringify(productSlug()) },
  })
  return module
}
