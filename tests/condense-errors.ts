const diagnostic = /^(\S+\(\d+,\d+\)): error TS\d+: (.*)$/
const missingOne = /^Property '([^']+)' is missing in type/
const missingSome = /^Type .* is missing the following properties from type .*': ([^']+)$/
const longest = 240

/**
 * Condenses tsc's output to one line an error; a missing property is reported by name without the
 * surrounding types. Missing strings of a language are reported alone, because every use of their
 * table fails as well. `reported` collects errors that an earlier project has reported.
 */
export function condenseErrors(output: string, reported: Set<string>): string {
  const errors = output.split('\n').flatMap((line) => {
    const [, place = '', text = ''] = diagnostic.exec(line) ?? []
    if (!place) return []
    const names = missingOne.exec(text)?.[1] ?? missingSome.exec(text)?.[1]
    const isString =
      names !== undefined && /^(?:domain\/messages\/|client\/.*\/(?:ar|en)\.ts\()/.test(place)
    const said = names === undefined ? text.slice(0, longest) : `lacks ${names}`
    return { line: `${place}: ${said}`, isString }
  })
  const strings = errors.filter(({ isString }) => isString)
  const shown = strings.length > 0 ? strings : errors
  const lines = [...new Set(shown.map(({ line }) => line))].filter((line) => !reported.has(line))
  for (const line of lines) reported.add(line)
  const others = errors.length - shown.length
  if (shown.length > 0 && lines.length === 0) return 'the same as above'
  return [...lines, ...(others > 0 ? [`(${others} more errors that follow from it)`] : [])].join(
    '\n',
  )
}
