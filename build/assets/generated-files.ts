import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadModule } from '../load-module.ts'
import { writeBrandFiles } from './brand-files.ts'
import { brandSprite } from './icons.ts'

type Pictures = typeof import('./pictures.ts')

/** Writes the static files that no module imports: pictures, brand files, icons and portraits. */
export async function writeGeneratedFiles(folder: string): Promise<void> {
  await (await loadModule<Pictures>('build/assets/pictures.ts')).writePictures(folder)
  await writeBrandFiles(folder)
  const { file, text } = brandSprite()
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(folder, file), text)
  await writePortraits(folder)
}

type Content = typeof import('../../db/seed/read-content.ts')
type People = typeof import('../../db/seed/check-organisation.ts')
type Paths = typeof import('../../domain/site/portrait-path.ts')
type Drawings = typeof import('../../client/ui/drawings/portrait.ts')

/** Writes the generated portraits that records refer to, each as an SVG file. */
async function writePortraits(clientDir: string): Promise<void> {
  const { readContent } = await loadModule<Content>('db/seed/read-content.ts')
  const { listPeople } = await loadModule<People>('db/seed/check-organisation.ts')
  const { portraitPath } = await loadModule<Paths>('domain/site/portrait-path.ts')
  const { drawPortrait } = await loadModule<Drawings>('client/ui/drawings/portrait.ts')
  for (const { slug, photo, portrait } of listPeople(readContent('db/content').rows)) {
    if (photo !== portraitPath(slug)) continue
    const file = join(clientDir, photo)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, drawPortrait(slug, portrait))
  }
}
