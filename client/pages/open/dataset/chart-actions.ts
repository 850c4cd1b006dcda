/** Pixels of the picture for one of the drawing: sharp on paper and on dense screens. */
const density = 2

/** Draws an SVG of this site as a PNG and saves it. The browser draws it with the fonts it has. */
export async function savePng(svgPath: string): Promise<void> {
  const image = new Image()
  image.src = svgPath
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth * density
  canvas.height = image.naturalHeight * density
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the browser made no picture')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = `${svgPath.split('/')[2]}.png`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Opens the share sheet of the device. Nothing happens if it is closed again. */
export async function sendAddress(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch(() => undefined)
}
