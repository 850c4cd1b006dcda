import type { EntryPage } from '#domain/staff/entry'
import { usePage } from '../../../i18n'
import { StaffLink } from '../../staff-link'
import { toArabicReason } from './check-reasons'
import { useFieldPath } from './field-words'

/** What has to be corrected before a publication, by field. */
export function IssueList({ of: issues }: { of: EntryPage['issues'] }) {
  const { locale } = usePage()
  const pathOf = useFieldPath()
  if (issues.length === 0) return null
  return (
    <ul>
      {issues.map(({ field, reason, record }) => (
        <li key={`${record} ${field} ${reason}`}>
          {record && (
            <StaffLink to="entry" reference={record}>
              <bdi>{record}</bdi>
            </StaffLink>
          )}{' '}
          {field && <b>{pathOf(field)}: </b>}
          {(locale === 'ar' && toArabicReason(reason)) || <bdi lang="en">{reason}</bdi>}
        </li>
      ))}
    </ul>
  )
}
