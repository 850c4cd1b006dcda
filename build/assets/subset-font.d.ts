declare module 'subset-font' {
  /** The options used here of https://github.com/papandreou/subset-font. */
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
