import { toDigits } from '#domain/dates/format'
import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { Callout } from '../../../ui/text/callout'
import { Day } from '../../../ui/text/date'
import { PageLink, RecordLink } from '../../../ui/text/link'
import { Feedback } from '../../../widgets/feedback/feedback'
import type { OldKnowledgePayload } from './payload'

interface OldKnowledgeProps {
  payload: OldKnowledgePayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function OldKnowledge({ payload, usefulness, personalState }: OldKnowledgeProps) {
  const { t } = usePage()
  return (
    <>
      <PageHead lead={t('oldKnowledge.lead')} />
      <div className="container flow">
        <Callout title={t('oldKnowledge.warning.title')} level={2} isWarning>
          <p>
            {t('oldKnowledge.warning.text')}{' '}
            <PageLink to="knowledge">{t('oldKnowledge.warning.link')}</PageLink>
          </p>
        </Callout>
        <RowList>
          {payload.items.map((item) => (
            <OldItem of={item} key={item.slug} />
          ))}
        </RowList>
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function OldItem({ of: item }: { of: OldKnowledgePayload['items'][number] }) {
  const { t, site } = usePage()
  const { slug, title, summary, type, published, archived, months, reason, replacement } = item
  return (
    <ListRow
      id={slug}
      side={
        <>
          <strong>{toDigits(t('oldKnowledge.inForce', { count: months }), site.digits)}</strong>
          <span>
            <Day date={published} /> <span aria-hidden>–</span> <Day date={archived} />
          </span>
        </>
      }
      meta={`${t('oldKnowledge.badge')} · ${t(`knowledge.type.${type}`)}`}
      title={title}
      level={2}
    >
      <p>{summary}</p>
      <p>{reason}</p>
      {replacement ? (
        <p>
          {t('oldKnowledge.replacement')}{' '}
          <RecordLink to="book" params={{ slug: replacement.slug }}>
            {replacement.title}
          </RecordLink>
        </p>
      ) : (
        <p>{t('oldKnowledge.none')}</p>
      )}
    </ListRow>
  )
}
