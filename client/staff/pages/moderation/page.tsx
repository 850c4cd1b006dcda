import { feedbackReasons } from '#domain/forms/feedback-reasons'
import { directions } from '#domain/site/locale'
import type { ModerationPage, ModerationSection, PagesPart } from '#domain/staff/moderation'
import { usePage } from '../../../i18n'
import { placeSeries } from '../../../ui/charts/place-series'
import { FoldDetails } from '../../../ui/page/fold'
import { DeskTable, DeskTabs } from '../../desk-parts'
import { Releases } from './releases'
import { Texts } from './texts'
import '../../../ui/text/text-fold.css'
import './desk-moderation.css'
import '../../../ui/text/stacked-table.css'

export function DeskModeration({ data: moderation }: { data: ModerationPage }) {
  const { t } = usePage()
  const { part } = moderation
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskModeration.title')}</h1>
        <Sections moderation={moderation} />
      </header>
      <section aria-labelledby="section-title">
        <h2 className="visually-hidden" id="section-title">
          {t(`deskModeration.names.${part.section}`)}
        </h2>
        <Part part={part} />
      </section>
    </div>
  )
}

function Sections({ moderation: { sections, counts, part } }: { moderation: ModerationPage }) {
  const { t } = usePage()
  const numbers: Partial<Record<ModerationSection, number>> = counts
  return (
    <nav aria-label={t('deskModeration.sections')}>
      <DeskTabs
        tabs={sections.map((section, at) => ({
          to: 'moderation',
          query: { section: at === 0 ? '' : section },
          text: t(`deskModeration.names.${section}`),
          count: numbers[section] ?? null,
          isCurrent: section === part.section,
        }))}
      />
    </nav>
  )
}

function Part({ part }: { part: ModerationPage['part'] }) {
  switch (part.section) {
    case 'releases':
      return <Releases part={part} />
    case 'pages':
      return <PageVotesTable part={part} />
    default:
      return <Texts part={part} />
  }
}

const columns = ['page', 'trend', 'share', 'votes', 'reasons'] as const

/** The pages that most visitors found of no use. */
function PageVotesTable({ part: { pages } }: { part: PagesPart }) {
  const { t } = usePage()
  if (pages.length === 0) {
    return <p className="desk-box">{t('deskModeration.empty.pages')}</p>
  }
  return (
    <DeskTable
      label={t('deskModeration.votes.caption')}
      heads={columns.map((column) => t(`deskModeration.votes.columns.${column}`))}
      caption={t('deskModeration.votes.caption')}
      className="stacked-table"
      rows={pages.map(({ page, path, yes, no, percent, weeks, reasons }) => ({
        key: page + path,
        cells: [
          path === null ? (
            <bdi key="page">{page}</bdi>
          ) : (
            <a href={path} key="page">
              {page}
            </a>
          ),
          <Trend weeks={weeks} key="trend" />,
          <bdi key="share">{percent}%</bdi>,
          `${yes} / ${no}`,
          reasons.length === 0
            ? t('deskModeration.votes.noReasons')
            : reasons.map(({ reason, total }) => (
                <div key={reason}>
                  {reasonTitle(t, reason)} <bdi className="count">{total}</bdi>
                </div>
              )),
        ],
      }))}
    />
  )
}

function reasonTitle(t: ReturnType<typeof usePage>['t'], reason: string): string {
  const known = feedbackReasons.no.find((one) => one === reason)
  return known ? t(`feedback.reasons.${known}`) : reason
}

const frame = { width: 96, height: 24, margin: 2 }
const whole = 100

/** A percentage week by week from 0 to 100, as a line and in words; its weeks open in a list. */
function Trend({ weeks }: { weeks: readonly (number | null)[] }) {
  const { t, locale } = usePage()
  const points = weeks.filter((week) => week !== null)
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || points.length < 2) {
    return <span className="hint">{t('deskModeration.votes.noTrend')}</span>
  }
  // The goal of 100 % gives all rows the same scale.
  const { paths } = placeSeries([points], { goal: whole }, frame, directions[locale] === 'rtl')
  return (
    <FoldDetails
      className="text-fold trend"
      title={
        <>
          <svg
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            width={frame.width}
            height={frame.height}
            aria-hidden="true"
          >
            <path d={`M0 ${frame.height - 0.5}h${frame.width}`} />
            <path className="trend__line" d={paths[0]} />
          </svg>
          <span>{t('deskModeration.votes.trend', { first, last })}</span>
        </>
      }
    >
      <ol>
        {weeks.map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is the week
          <li key={at}>
            {t('deskModeration.votes.week', { week: at + 1 })}{' '}
            <bdi>{week === null ? t('deskModeration.votes.none') : `${week}%`}</bdi>
          </li>
        ))}
      </ol>
    </FoldDetails>
  )
}
