import { join } from 'node:path'
import { runnerImport } from 'vite'
import { iconsModule } from './assets/icons.ts'
import { sheetImports } from './page-sheets.ts'
import { siteDefines } from './site-defines.ts'

/** Imports a module of the site during the build, with the build's defines. */
export async function loadModule<T>(file: string): Promise<T> {
  const { module } = await runnerImport<T>(join(process.cwd(), file), {
    configFile: false,
    plugins: [iconsModule, sheetImports()],
    define: siteDefines(),
  })
  return module
}
