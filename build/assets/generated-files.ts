import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadModule } from '../load-module.ts'
import { writeBrandFiles } from './brand-files.ts'
import { brandSprite } from './icons.ts'
import { writeLicenses } from './licenses.ts'
import { writeSiteIcons } from './site-icons.ts'

type Pictures = typeof import('./pictures.ts')

/** Writes the static files that no module imports: pictures, brand files and icons. */
export async function writeGeneratedFiles(folder: string): Promise<void> {
  await (await loadModule<Pictures>('build/assets/pictures.ts')).writePictures(folder)
  await writeBrandFiles(folder)
  await writeSiteIcons(folder)
  writeLicenses(folder)
  const { file, text } = brandSprite()
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, file), text)
}
