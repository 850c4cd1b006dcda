import { toDigits } from '#domain/dates/format'
import { scoreNames } from '#domain/forms/score'
import type { RatingSummary } from '#domain/payloads/services'
import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Stars } from '../../../ui/media/stars'
import { FoldDetails } from '../../../ui/page/fold'
import { Changes } from '../../../ui/page/history'
import { Blocks } from '../../../ui/text/blocks'
import { RecordLink } from '../../../ui/text/link'
import { TableFrame } from '../../../ui/text/table-frame'
import { Rating } from '../../../widgets/feedback/rating'
import type { ServicePayload } from './payload'
import '../../../ui/text/badge.css'
import '../../../widgets/feedback/rating.css'
import '../../../ui/accordion.css'
import '../../../ui/text/prose.css'
import '../../../ui/card-link.css'
import './service.css'
import '../../../ui/lists/steps.css'

interface PartProps {
  of: ServicePayload
}

const parts = [
  { name: 'about', isShown: ({ body }: ServicePayload) => body.length > 0, Body: About },
  {
    name: 'requirements',
    isShown: ({ requirements }: ServicePayload) => requirements.length > 0,
    Body: Requirements,
  },
  { name: 'steps', isShown: ({ steps }: ServicePayload) => steps.length > 0, Body: Steps },
  { name: 'levels', isShown: ({ levels }: ServicePayload) => levels !== null, Body: ServiceLevels },
  {
    name: 'questions',
    isShown: ({ questions }: ServicePayload) => questions.length > 0,
    Body: Questions,
  },
  { name: 'manual', isShown: ({ manual }: ServicePayload) => manual !== null, Body: Manual },
  { name: 'rating', isShown: () => true, Body: Ratings },
  { name: 'related', isShown: ({ related }: ServicePayload) => related.length > 0, Body: Related },
  { name: 'history', isShown: ({ history }: ServicePayload) => history.length > 0, Body: History },
] as const

export function sectionsOf(service: ServicePayload) {
  return parts.filter(({ isShown }) => isShown(service))
}

function About({ of }: PartProps) {
  return <Blocks of={of.body} />
}

function Requirements({ of }: PartProps) {
  return (
    <ul className="bullets">
      {of.requirements.map((requirement) => (
        <li key={requirement}>{requirement}</li>
      ))}
    </ul>
  )
}

function Steps({ of }: PartProps) {
  return (
    <ol className="steps">
      {of.steps.map(({ title, text, time }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {time && (
            <p className="steps__time">
              <Icon name="clock" />
              {time}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Ratings({ of }: PartProps) {
  return (
    <>
      <ServiceRatings of={of.rating} />
      <Rating />
    </>
  )
}

function Related({ of }: PartProps) {
  return (
    <RowList density="compact">
      {of.related.map(({ slug, icon, title }) => (
        <ListRow
          icon={<ContentIcon name={icon} />}
          title={
            <RecordLink to="service" params={{ slug }} className="card-link">
              {title}
            </RecordLink>
          }
          level={3}
          key={slug}
        />
      ))}
    </RowList>
  )
}

function History({ of }: PartProps) {
  return <Changes of={of.history} />
}

function Manual({ of: { manual } }: { of: ServicePayload }) {
  if (!manual) return null
  return (
    <RowList>
      <ListRow
        icon={<Icon name="book-open" />}
        title={
          <RecordLink to="book" params={{ slug: manual.slug }} className="card-link">
            {manual.title}
          </RecordLink>
        }
        level={3}
      >
        <p>{manual.note}</p>
      </ListRow>
    </RowList>
  )
}

function Questions({ of: { questions } }: { of: ServicePayload }) {
  return (
    <div className="accordion">
      {questions.map(({ question, answer }, at) => (
        <FoldDetails title={question} isOpen={at === 0} key={question}>
          <p>{answer}</p>
        </FoldDetails>
      ))}
    </div>
  )
}

function ServiceLevels({ of: { levels } }: { of: ServicePayload }) {
  const { t } = usePage()
  if (!levels) return null
  const columns = (['measure', 'target', 'measured'] as const).map((name) => t(`services.${name}`))
  const label = t('table.label', { columns: columns.join(' - ') })
  return (
    <>
      <TableFrame label={label}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {levels.measures.map(({ measure, target, measured, missed }) => (
              <tr key={measure}>
                <th scope="row">{measure}</th>
                <td>{target}</td>
                <td>
                  {measured ?? t('services.unmeasured')}{' '}
                  {missed && <span className="badge tone--warn">{t('services.missed')}</span>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      <p className="hint">{t('services.period', { period: levels.period })}</p>
    </>
  )
}

function ServiceRatings({ of }: { of: RatingSummary | null }) {
  const { t, site } = usePage()
  if (!of) return <p className="unrated">{t('rating.none')}</p>
  const { mean, average, count, shares } = of
  return (
    <div className="ratings">
      <p className="ratings__mean">
        <strong>{toDigits(t('rating.mean', { mean }), site.digits)}</strong>
        <Stars of={average} />
        <span>{toDigits(t('rating.from', { count }), site.digits)}</span>
      </p>
      <table>
        <caption className="visually-hidden">{t('rating.shares')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('rating.score')}</th>
            <th scope="col">{t('rating.count')}</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ score, count: scoreCount, percent }) => (
            <tr key={score}>
              <th scope="row">
                {`${toDigits(score, site.digits)} ${t(`rating.scores.${scoreNames[score]}`)}`}
              </th>
              <td>
                <Bar percent={percent} />
                <bdi>{scoreCount}</bdi>
                <bdi className="ratings__percent">{`(${toDigits(percent, site.digits)}%)`}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bar({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="8" />
      <rect width={percent} height="8" />
    </svg>
  )
}
