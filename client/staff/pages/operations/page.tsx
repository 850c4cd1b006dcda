import type { ReactNode } from 'react'
import type { AlertStanding, JobState, OperationsPage } from '#domain/staff/operations'
import { usePage } from '../../../i18n'
import { ChartFigure } from '../../../ui/charts/chart'
import { Facts } from '../../../ui/lists/facts'
import { Badge, type Tone } from '../../../ui/text/badge'
import { Fact } from '../../../ui/text/inline'
import { DeskBox, DeskTable } from '../../desk-parts'
import { useNumbers } from '../../staff-scope'
import '../performance/desk-performance.css'

interface OperationsProps {
  of: OperationsPage
}

export function DeskOperations({ data: operations }: { data: OperationsPage }) {
  const { t } = usePage()
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskOperations.title')}</h1>
      </header>
      <p className="hint">
        {t('deskOperations.asOf', { time: operations.now })} {t('deskOperations.covers')}
      </p>
      <KeyFigures of={operations} />
      <div className="boards">
        <div className="boards__column">
          <Alerts of={operations} />
          <Queues of={operations} />
          <Failures of={operations} />
          <Storage of={operations} />
        </div>
        <div className="boards__column">
          <Jobs of={operations} />
          <Requests of={operations} />
          <Loaders of={operations} />
          <SearchIndex of={operations} />
        </div>
      </div>
    </div>
  )
}

const isDown = ({ state }: OperationsPage['jobs'][number]) =>
  state === 'failing' || state === 'late'

/** A quarter of an hour that is over; the last row goes on. */
const lastWhole = ({ requests }: OperationsPage) => requests.at(-2)

/** The age of something in its largest unit. */
function Age({ minutes }: { minutes: number }) {
  const { t } = usePage()
  const hours = Math.floor(minutes / 60)
  if (hours < 2) return t('deskOperations.minutes', { count: minutes })
  if (hours < 48) return t('deskOperations.hours', { count: hours })
  return t('deskOperations.days', { count: Math.floor(hours / 24) })
}

/** A number, marked if it is not zero; null is unknown. */
function Count({ value }: { value: number | null }) {
  const { t } = usePage()
  const write = useNumbers()
  if (value === null) return <span className="is-muted">{t('deskOperations.unknown')}</span>
  return <bdi className={value > 0 ? 'is-noted' : ''}>{write(value)}</bdi>
}

/** What an operator looks at first. */
function KeyFigures({ of: operations }: OperationsProps) {
  const { t } = usePage()
  const write = useNumbers()
  const { jobs, waiting } = operations
  const whole = lastWhole(operations)
  const outbox = waiting.find(({ queue }) => queue === 'outbox')
  const mails = waiting.filter(({ queue }) => !['outbox', 'scans', 'newsletter'].includes(queue))
  const ages = mails.flatMap(({ minutes }) => minutes ?? [])
  const age = ages.length > 0 ? Math.max(...ages) : null
  return (
    <Facts shape="bar" className="kpis">
      <Fact term={t('deskOperations.figures.jobs')}>
        <Count value={jobs.filter(isDown).length} />
      </Fact>
      <Fact term={t('deskOperations.figures.mail')}>
        <bdi>{write(mails.reduce((sum, { total }) => sum + (total ?? 0), 0))}</bdi>
        {age !== null && <Oldest minutes={age} />}
      </Fact>
      <Fact term={t('deskOperations.figures.outbox')}>
        <Count value={outbox?.total ?? null} />
        {typeof outbox?.minutes === 'number' && <Oldest minutes={outbox.minutes} />}
      </Fact>
      <Fact term={t('deskOperations.figures.answers')}>
        <bdi>{write(whole?.answers ?? 0)}</bdi>
      </Fact>
      <Fact term={t('deskOperations.figures.kept')}>
        <bdi>{typeof whole?.kept === 'number' ? `${write(whole.kept)}%` : '–'}</bdi>
      </Fact>
    </Facts>
  )
}

function Oldest({ minutes }: { minutes: number }) {
  const { t } = usePage()
  const [before, after] = t('deskOperations.oldest', { age: '\n' }).split('\n')
  return (
    <span className="is-muted">
      {' '}
      {before}
      <Age minutes={minutes} />
      {after}
    </span>
  )
}

const alertTones: Record<AlertStanding, Tone> = {
  quiet: 'success',
  pending: 'warn',
  open: 'danger',
  ending: 'warn',
  unknown: 'calm',
}

function Alerts({ of: { alerts } }: OperationsProps) {
  const { t } = usePage()
  const columns = ['rule', 'state', 'since', 'mailed'] as const
  return (
    <DeskBox id="alerts" title={t('deskOperations.alerts.title')}>
      <p className="hint">{t(`deskOperations.alerts.${alerts ? 'hint' : 'none'}`)}</p>
      {alerts && (
        <DeskTable
          label={t('deskOperations.alerts.table')}
          heads={columns.map((column) => t(`deskOperations.alerts.columns.${column}`))}
          rows={alerts.map(({ rule, standing, since, mailed }) => ({
            key: rule,
            cells: [
              t(`deskOperations.alerts.rules.${rule}`),
              <Badge tone={alertTones[standing]} key="state">
                {t(`deskOperations.alerts.states.${standing}`)}
              </Badge>,
              since ?? '–',
              mailed ?? '–',
            ],
          }))}
        />
      )}
    </DeskBox>
  )
}

const jobTones: Record<JobState, Tone> = {
  working: 'success',
  failing: 'danger',
  late: 'warn',
  unknown: 'calm',
}

/** A code of the log, left to right in both languages. */
function Code({ children }: { children: ReactNode }) {
  return <code dir="ltr">{children}</code>
}

function Jobs({ of: { jobs } }: OperationsProps) {
  const { t } = usePage()
  const write = useNumbers()
  const columns = ['job', 'state', 'succeeded', 'failed', 'ms'] as const
  const down = jobs.filter(isDown).length
  const title =
    down > 0 ? t('deskOperations.jobs.bad', { count: down }) : t('deskOperations.jobs.good')
  return (
    <DeskBox id="jobs" title={title}>
      <p className="hint">{t('deskOperations.jobs.hint')}</p>
      <DeskTable
        label={t('deskOperations.jobs.table')}
        heads={columns.map((column) => t(`deskOperations.jobs.columns.${column}`))}
        rows={jobs.map(({ job, state, succeeded, failed, code, ms }) => ({
          key: job,
          cells: [
            t(`deskOperations.jobs.names.${job}`),
            <Badge tone={jobTones[state]} key="state">
              {t(`deskOperations.jobs.states.${state}`)}
            </Badge>,
            succeeded ?? '–',
            failed === null ? (
              '–'
            ) : (
              <span key="failed">
                {failed} {code && <Code>{code}</Code>}
              </span>
            ),
            ms === null ? '–' : write(ms),
          ],
        }))}
      />
    </DeskBox>
  )
}

function Queues({ of: { waiting } }: OperationsProps) {
  const { t } = usePage()
  const columns = ['queue', 'total', 'oldest', 'failed'] as const
  return (
    <DeskBox id="waiting" title={t('deskOperations.waiting.title')}>
      <DeskTable
        label={t('deskOperations.waiting.table')}
        heads={columns.map((column) => t(`deskOperations.waiting.columns.${column}`))}
        rows={waiting.map(({ queue, total, minutes, failed }) => ({
          key: queue,
          cells: [
            t(`deskOperations.waiting.queues.${queue}`),
            <Count value={total} key="total" />,
            minutes === null ? '–' : <Age minutes={minutes} key="age" />,
            <Count value={failed} key="failed" />,
          ],
        }))}
      />
    </DeskBox>
  )
}

function Requests({ of: operations }: OperationsProps) {
  const { t, locale, site } = usePage()
  const write = useNumbers()
  const { requests } = operations
  const answers = write(lastWhole(operations)?.answers ?? 0)
  const finding = t('deskOperations.requests.finding', { answers })
  const columns = ['time', 'answers', 'kept', 'stale', 'failed'] as const
  return (
    <DeskBox id="requests" title={t('deskOperations.requests.title')}>
      <p>{finding}</p>
      <ChartFigure
        of={{
          form: 'line',
          points: requests.map(({ time, answers: value }) => ({
            label: time,
            value,
            text: write(value),
            isMissed: false,
          })),
          goal: null,
          missed: null,
          finding,
          label: finding,
          caption: t('deskOperations.requests.hint'),
          table: {
            head: columns.map((one) => t(`deskOperations.requests.columns.${one}`)),
            rows: requests
              .toReversed()
              .map(({ time, answers: rate, kept, stale, failed }) => [
                time,
                write(rate),
                kept === null ? '–' : `${write(kept)}%`,
                write(stale),
                write(failed),
              ]),
          },
        }}
        locale={locale}
        digits={site.digits}
        size="large"
        tableTitle={t('deskOperations.requests.table')}
      />
    </DeskBox>
  )
}

function Failures({ of: { failures } }: OperationsProps) {
  const { t } = usePage()
  const write = useNumbers()
  const columns = ['group', 'part', 'code', 'total', 'last'] as const
  return (
    <DeskBox id="failures" title={t('deskOperations.failures.title')}>
      <p className="hint">
        {failures.length === 0
          ? t('deskOperations.failures.none')
          : t('deskOperations.failures.hint')}
      </p>
      {failures.length > 0 && (
        <DeskTable
          label={t('deskOperations.failures.table')}
          heads={columns.map((column) => t(`deskOperations.failures.columns.${column}`))}
          rows={failures.map(({ group, part, code, total, last }) => ({
            key: `${part} ${code}`,
            cells: [
              t(`deskOperations.failures.groups.${group}`),
              <Code key="part">{part}</Code>,
              code ? <Code key="code">{code}</Code> : '–',
              write(total),
              last,
            ],
          }))}
          isLong
        />
      )}
    </DeskBox>
  )
}

function Loaders({ of: { loaders } }: OperationsProps) {
  const { t } = usePage()
  const write = useNumbers()
  const columns = ['page', 'mean', 'slowest', 'total'] as const
  return (
    <DeskBox id="loaders" title={t('deskOperations.loaders.title')}>
      <p className="hint">
        {loaders.length === 0 ? t('deskOperations.loaders.none') : t('deskOperations.loaders.hint')}
      </p>
      {loaders.length > 0 && (
        <DeskTable
          label={t('deskOperations.loaders.table')}
          heads={columns.map((column) => t(`deskOperations.loaders.columns.${column}`))}
          rows={loaders.map(({ page, mean, slowest, total }) => ({
            key: page,
            cells: [<Code key="page">{page}</Code>, write(mean), write(slowest), write(total)],
          }))}
          isLong
        />
      )}
    </DeskBox>
  )
}

function Storage({ of: { storage } }: OperationsProps) {
  const { t } = usePage()
  const write = useNumbers()
  const columns = ['store', 'size', 'share', 'files', 'counted'] as const
  return (
    <DeskBox id="storage" title={t('deskOperations.storage.title')}>
      <p className="hint">{t('deskOperations.storage.hint')}</p>
      <DeskTable
        label={t('deskOperations.storage.table')}
        heads={columns.map((column) => t(`deskOperations.storage.columns.${column}`))}
        rows={storage.map(({ store, megabytes, share, files, counted }) => ({
          key: store,
          cells: [
            t(`deskOperations.storage.stores.${store}`),
            megabytes === null
              ? t('deskOperations.unknown')
              : t('deskOperations.storage.megabytes', { size: write(megabytes) }),
            share === null ? '–' : <Share of={share} key="share" />,
            files === null ? '–' : write(files),
            counted ?? '–',
          ],
        }))}
      />
    </DeskBox>
  )
}

/** A share of a limit, marked from four fifths. */
function Share({ of: share }: { of: number }) {
  const write = useNumbers()
  return <bdi className={share >= 80 ? 'is-over' : ''}>{`${write(share)}%`}</bdi>
}

function SearchIndex({ of: { index } }: OperationsProps) {
  const { t } = usePage()
  const write = useNumbers()
  if (!index)
    return (
      <DeskBox id="index" title={t('deskOperations.index.unknown')}>
        {null}
      </DeskBox>
    )
  const isWhole = index.missing + index.orphaned === 0
  const columns = ['documents', 'waiting', 'missing', 'orphaned'] as const
  return (
    <DeskBox id="index" title={t(`deskOperations.index.${isWhole ? 'good' : 'bad'}`)}>
      <Facts shape="grid">
        {columns.map((name) => (
          <Fact term={t(`deskOperations.index.columns.${name}`)} key={name}>
            <bdi>{write(index[name])}</bdi>
          </Fact>
        ))}
        <Fact term={t('deskOperations.index.columns.updated')}>{index.updated ?? '–'}</Fact>
      </Facts>
    </DeskBox>
  )
}
