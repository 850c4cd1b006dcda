import { scoreNames } from '#domain/forms/score'
import type { RatingSummary } from '#domain/payloads/services'
import { usePage } from '../../../i18n'
import { ContentIcon } from '../../../ui/icons/content-icon'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { Steps } from '../../../ui/lists/steps'
import { Stars } from '../../../ui/media/stars'
import { FoldDetails } from '../../../ui/page/fold'
import { Changes } from '../../../ui/page/history'
import { Badge } from '../../../ui/text/badge'
import { Blocks } from '../../../ui/text/blocks'
import { Bullets } from '../../../ui/text/inline'
import { DataTable } from '../../../ui/text/table-frame'
import { Rating } from '../../../widgets/feedback/rating'
import type { ServicePayload } from './payload'
import '../../../ui/accordion.css'

interface PartProps {
  of: ServicePayload
}

/** The parts that a service has, in their order, with the names of their titles. */
export function sectionsOf(of: ServicePayload) {
  const parts = [
    { name: 'about', isShown: of.body.length > 0, body: <Blocks of={of.body} /> },
    {
      name: 'requirements',
      isShown: of.requirements.length > 0,
      body: <Bullets of={of.requirements} />,
    },
    { name: 'steps', isShown: of.steps.length > 0, body: <Steps of={of.steps} /> },
    { name: 'levels', isShown: of.levels !== null, body: <ServiceLevels of={of} /> },
    { name: 'questions', isShown: of.questions.length > 0, body: <Questions of={of} /> },
    { name: 'manual', isShown: of.manual !== null, body: <Manual of={of} /> },
    { name: 'rating', isShown: true, body: <Ratings of={of} /> },
    { name: 'related', isShown: of.related.length > 0, body: <Related of={of} /> },
    { name: 'history', isShown: of.history.length > 0, body: <Changes of={of.history} /> },
  ] as const
  return parts.filter(({ isShown }) => isShown)
}

function Ratings({ of: { rating } }: PartProps) {
  const { t } = usePage()
  return (
    <>
      {rating ? <RatingTable of={rating} /> : <p className="unrated">{t('rating.none')}</p>}
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
          title={<RowLink to="service" slug={slug} title={title} isWhole />}
          level={3}
          key={slug}
        />
      ))}
    </RowList>
  )
}

function Manual({ of: { manual } }: PartProps) {
  if (!manual) return null
  return (
    <RowList>
      <ListRow
        icon={<Icon name="book-open" />}
        title={<RowLink to="book" slug={manual.slug} title={manual.title} isWhole />}
        level={3}
      >
        <p>{manual.note}</p>
      </ListRow>
    </RowList>
  )
}

function Questions({ of: { questions } }: PartProps) {
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

function ServiceLevels({ of: { levels } }: PartProps) {
  const { t } = usePage()
  if (!levels) return null
  const columns = (['measure', 'target', 'measured'] as const).map((name) => t(`services.${name}`))
  return (
    <>
      <DataTable
        columns={columns}
        rows={levels.measures.map(({ measure, target, measured, missed }) => [
          measure,
          target,
          <>
            {measured ?? t('services.unmeasured')}{' '}
            {missed && <Badge tone="warn">{t('services.missed')}</Badge>}
          </>,
        ])}
      />
      <p className="hint">{t('services.period', { period: levels.period })}</p>
    </>
  )
}

function RatingTable({ of: { mean, average, count, shares } }: { of: RatingSummary }) {
  const { t, digits } = usePage()
  return (
    <div className="ratings">
      <p className="ratings__mean">
        <strong>{digits(t('rating.mean', { mean }))}</strong>
        <Stars of={average} />
        <span>{digits(t('rating.from', { count }))}</span>
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
              <th scope="row">{`${digits(score)} ${t(`rating.scores.${scoreNames[score]}`)}`}</th>
              <td>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="8" />
                  <rect width={percent} height="8" />
                </svg>
                <bdi>{scoreCount}</bdi>
                <bdi className="ratings__percent">{`(${digits(percent)}%)`}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
