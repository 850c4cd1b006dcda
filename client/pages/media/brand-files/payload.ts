import type { TextPart } from '#domain/payloads/text-part'
import type { BrandFileName } from '#domain/site/brand-files'

export interface BrandFile {
  slug: string
  title: string
  use: string
  file: BrandFileName
  group: 'logo' | 'symbol' | 'pattern' | 'colour'
  ground: 'light' | 'dark'
}

export interface BrandFilesPayload {
  lead: string
  rules: TextPart[]
  files: BrandFile[]
}
