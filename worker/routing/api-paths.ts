/** Where the API's addresses begin. */
export const apiPath = '/api/v1'

const documents = [apiPath, '/openapi.json', '/openapi.yaml']

/** True for an address that answers programs with the problems of the API. */
export function isApiPath(pathname: string): boolean {
  return documents.includes(pathname) || pathname.startsWith(`${apiPath}/`)
}
