import { writeFileSync } from 'node:fs'
import { drawFace, readFaces } from './faces.ts'

for (const face of readFaces()) {
  const bytes = await drawFace(face)
  writeFileSync(`client/assets/fonts/${face.file}`, bytes)
  console.log(`${face.file}: ${bytes.length} B`)
}
