const diagnostic = /^(\S+\(\d+,\d+\)): error TS\d+: (.*)$/
const missingOne = /^Property '([^']+)' is missing in type/
const missingSome = /^Type .* is missing the following properties from type .*': ([^']+)$/
const longest = 240

/**
 * What tsc prints, one line an error: a missing property by its name, without the types around it.
 * Missing strings of a language come alone, because every use of its tables fails for them as well.
 * `told` remembers what an earlier project has said.
 */
export function condenseErrors(output: string, told: Set<string>): string {
  const errors = output.split('\n').flatMap((line) => {
    const [, place = '', text = ''] = diagnostic.exec(line) ?? []
    if (!place) return []
    const names = missingOne.exec(text)?.[1] ?? missingSome.exec(text)?.[1]
    const isString = names !== undefined && place.startsWith('domain/messages/')
    const said = names === undefined ? text.slice(0, longest) : `lacks ${names}`
    return { line: `${place}: ${said}`, isString }
  })
  const strings = errors.filter(({ isString }) => isString)
  const shown = strings.length > 0 ? strings : errors
  const lines = [...new Set(shown.map(({ line }) => line))].filter((line) => !told.has(line))
  for (const line of lines) told.add(line)
  const others = errors.length - shown.length
  if (shown.length > 0 && lines.length === 0) return 'the same as above'
  return [...lines, ...(others > 0 ? [`(${others} more errors that follow from it)`] : [])].join(
    '\n',
  )
}
