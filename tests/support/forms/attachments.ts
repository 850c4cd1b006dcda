import { makeDocx, makeJpeg, makePdf, makePng, makeXlsx } from '../files'
import type { Site } from '../site'
import { filled, openForm, type SentFile, sendWithFiles } from './forms'

export const megabyte = 1_048_576
export const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** One file of each accepted type, with the name and type a browser sends. */
export const goodFiles: readonly SentFile[] = [
  { name: 'programme.pdf', type: pdf, bytes: makePdf() },
  { name: 'speakers.docx', type: docx, bytes: makeDocx() },
  { name: 'budget.xlsx', type: 'application/octet-stream', bytes: makeXlsx() },
  { name: 'venue.JPG', type: 'image/jpeg', bytes: makeJpeg() },
  { name: 'خريطة الموقع.png', bytes: makePng() },
]

/** Sends a valid invitation with the given files. */
export async function sendInvitation(site: Site, path: string, files: readonly SentFile[]) {
  const fields = filled('invitation', await openForm(site, path))
  return { fields, ...(await sendWithFiles(site, path, fields, files)) }
}

export async function listStored(site: Site) {
  return (await (await site.env()).ATTACHMENTS.list()).objects
}

export async function deleteStored(site: Site): Promise<void> {
  const { ATTACHMENTS } = await site.env()
  await ATTACHMENTS.delete((await listStored(site)).map(({ key }) => key))
}
