import { join } from 'node:path'
import { runnerImport } from 'vite'
import { productSlug } from './product-slug.ts'

/** Imports a module of the site during the build, with the build's defines. */
export async function loadModule<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(join(process.cwd(), file), {
    configFile: false,
    define: { __PRODUCT_SLUG__: JSON.stringify(productSlug()) },
  })
  return module
}
