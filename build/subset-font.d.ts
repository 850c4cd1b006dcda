declare module 'subset-font' {
  /** What of https://github.com/papandreou/subset-font is used here. */
  interface Options {
    targetFormat: 'woff2'
    keepFeatures: string[]
    noHinting: boolean
  }
  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: Options,
  ): Promise<Buffer>
}
