import { localPath } from '#domain/site/locale'
import { type StaffRouteName, staffPath } from '#domain/staff/staff-routes'
import { usePage } from '../i18n'

/** Address of a page's data as CSV, by its parameters; empty ones are left out. */
export function useStaffFile(name: StaffRouteName) {
  const { locale } = usePage()
  return (query: Record<string, string>): string => {
    const pairs = Object.entries(query).filter(([, value]) => value !== '')
    return `${localPath(`${staffPath(name)}.csv`, locale)}?${new URLSearchParams(pairs)}`
  }
}
