import { writeFileSync } from 'node:fs'
import { readFaces, subsetFace } from './faces.ts'

for (const face of readFaces()) {
  const bytes = await subsetFace(face)
  writeFileSync(`client/assets/fonts/${face.file}`, bytes)
  console.log(`${face.file}: ${bytes.length} B`)
}
