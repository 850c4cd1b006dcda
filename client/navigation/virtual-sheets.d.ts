declare module 'virtual:route-sheets' {
  /** Style sheets of each route besides the shared ones; the browser's route table has none. */
  export const routeSheets: Record<string, readonly string[]>
}
