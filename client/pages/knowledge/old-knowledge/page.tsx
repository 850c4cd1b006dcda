import { usePage } from '../../../i18n'
import { ListRow, RowLink, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { Callout } from '../../../ui/text/callout'
import { Day } from '../../../ui/text/date'
import { PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { OldKnowledgePayload } from './payload'

export function OldKnowledge(props: PageProps<OldKnowledgePayload>) {
  const { t } = usePage()
  return (
    <>
      <PageHead lead={t('oldKnowledge.lead')} />
      <PageBody of={props}>
        <div className="flow">
          <Callout title={t('oldKnowledge.warning.title')} level={2} isWarning>
            <p>
              {t('oldKnowledge.warning.text')}{' '}
              <PageLink to="knowledge">{t('oldKnowledge.warning.link')}</PageLink>
            </p>
          </Callout>
          <RowList>
            {props.payload.items.map((item) => (
              <OldItem of={item} key={item.slug} />
            ))}
          </RowList>
        </div>
      </PageBody>
    </>
  )
}

function OldItem({ of: item }: { of: OldKnowledgePayload['items'][number] }) {
  const { t, digits } = usePage()
  const { slug, title, summary, type, published, archived, months, reason, replacement } = item
  return (
    <ListRow
      id={slug}
      side={
        <>
          <strong>{digits(t('oldKnowledge.inForce', { count: months }))}</strong>
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
          <RowLink to="book" slug={replacement.slug} title={replacement.title} />
        </p>
      ) : (
        <p>{t('oldKnowledge.none')}</p>
      )}
    </ListRow>
  )
}
