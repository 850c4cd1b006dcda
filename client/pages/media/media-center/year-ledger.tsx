import { usePage } from '../../../i18n'
import { markSize, pitch, square } from '../../../ui/charts/mark-widths'
import type { MediaCenterPayload } from './payload'
import './year-ledger.css'

const ten = 10
/** A longer row could not be counted. */
const drawnAtMost = 60

/** Pages of the media centre, with a mark for each item of this year. */
export function YearLedger({ pages, year }: Pick<MediaCenterPayload, 'pages' | 'year'>) {
  const { t } = usePage()
  return (
    <nav className="year-ledger" aria-label={t('newsroom.pages')}>
      <ul className="year-ledger__dated">
        {pages.map(
          ({ title, path, published }) =>
            published && (
              <li key={path}>
                <a href={path}>
                  <span>{title}</span>
                  <b>
                    <bdi>{published.number}</bdi>
                  </b>
                  <Marks count={published.count} />
                </a>
              </li>
            ),
        )}
      </ul>
      <p>{t('newsroom.year', { year: year.year, total: year.total })}</p>
      <ul className="year-ledger__others">
        {pages.map(
          ({ title, path, published }) =>
            !published && (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}

function Marks({ count }: { count: number }) {
  return (
    <span className="year-ledger__marks">
      {count <= drawnAtMost &&
        Array.from({ length: Math.ceil(count / ten) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
          <svg viewBox={`0 0 ${ten * pitch} ${markSize}`} key={at} aria-hidden="true">
            <path d={drawMarks(Math.min(ten, count - at * ten))} />
          </svg>
        ))}
    </span>
  )
}

const drawMarks = (count: number) =>
  Array.from({ length: count }, (_, at) => square(at * pitch, 0, markSize)).join('')
