const name = 'SITE_DEV_VARIABLES'

type Variables = Record<string, string>

/** Variables of the local worker, for the dev server that this process starts. */
export function setDevVariables(variables: Variables & { PUBLIC_ORIGIN: string }): void {
  process.env[name] = JSON.stringify(variables)
}

/** The variables that `npm run dev` has set; null in a build. */
export function devVariables(): (Variables & { PUBLIC_ORIGIN: string }) | null {
  const text = process.env[name]
  return text ? JSON.parse(text) : null
}
