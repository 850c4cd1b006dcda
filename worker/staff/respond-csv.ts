import { byteOrderMark, writeCsv } from '#domain/text/csv'
import { privateHeaders } from '../auth/responses'
import { plainHeaders } from '../http/security-headers'
import type { StaffRequest } from './staff-handler'

/** Responds with a table as CSV (RFC 4180); `?bom=1` asks for the mark that spreadsheets need. */
export function respondStaffCsv(
  { ctx, query }: StaffRequest,
  name: string,
  rows: Parameters<typeof writeCsv>[0],
): Response {
  const text = (query.get('bom') === '1' ? byteOrderMark : '') + writeCsv(rows)
  return new Response(text, {
    headers: {
      ...plainHeaders,
      ...privateHeaders,
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'x-request-id': ctx.requestId,
    },
  })
}
