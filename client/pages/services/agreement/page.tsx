import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { HeadFrame } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { Toc } from '../../../ui/page/toc'
import { transitionTo } from '../../../ui/page/transition'
import { Callout } from '../../../ui/text/callout'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { RecordLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { buyTitle, usePartsOf } from './parts'
import type { AgreementPayload } from './payload'
import '../../../ui/wide-column.css'
import './agreement.css'

export function Agreement(page: PageProps<AgreementPayload>) {
  const parts = usePartsOf(page.payload)
  return (
    <>
      <AgreementHead of={page.payload} />
      <PageBody of={page}>
        <div className="columns columns--book columns--wide">
          <Toc contents={parts} />
          <div className="agreement reading">
            {parts.map(({ id, title, body }) => (
              <Part id={id} title={title} isRelated={id === 'related'} key={id}>
                {body}
              </Part>
            ))}
          </div>
        </div>
      </PageBody>
    </>
  )
}

/** Header with the state of joining and what to do now. */
function AgreementHead({ of }: { of: AgreementPayload }) {
  const { t } = usePage()
  const { joining } = of
  const [from, to] = joining ? [joining.opens, joining.closes] : [of.start, of.end]
  return (
    <HeadFrame>
      <p className="tag">{`${t(`agreements.kinds.${of.term.type}`)} · ${of.category}`}</p>
      <h1 {...transitionTo('title', 'agreement', of.slug)}>{of.title}</h1>
      <p className="lead">{of.lead}</p>
      <AgreementFacts of={of} />
      <Callout title={useStateText(of)} level={2}>
        <p>
          {`${t('agreements.fromDay')} `}
          <Day date={from} />
          {` ${t('agreements.to')} `}
          <Day date={to} />
        </p>
      </Callout>
      <Actions of={of} />
    </HeadFrame>
  )
}

function useStateText({ status, joining, term }: AgreementPayload): string {
  const { t, digits } = usePage()
  if (status === 'ended') return t('agreements.page.ended')
  if (joining?.isOpen) {
    const left = t('agreements.left', { count: joining.days })
    return digits(t('agreements.page.open', { left }))
  }
  if (joining) {
    const when = t('agreements.opensIn', { count: joining.days })
    return digits(t('agreements.page.coming', { when }))
  }
  if (status === 'upcoming') return t('agreements.page.upcoming')
  return t(`agreements.page.${term.type === 'closed' ? 'closed' : 'over'}`)
}

function Actions({ of: { status, joining, files, steps } }: { of: AgreementPayload }) {
  const { t } = usePage()
  return (
    <div className="button-row">
      {joining && (
        <RecordLink
          to="service"
          params={{ slug: 'join-framework-agreement' }}
          className="button button--primary"
        >
          {t(`agreements.page.${joining.isOpen ? 'apply' : 'prepare'}`)}
          <Icon name="arrow-right" flip />
        </RecordLink>
      )}
      {steps.length > 0 && (
        <a className="button button--secondary" href="#buy">
          {t(buyTitle(status))}
        </a>
      )}
      {joining && files.calendar && (
        <a className="button button--secondary" href={files.calendar}>
          <Icon name="calendar-check" />
          {t('agreements.page.allWindows')}
        </a>
      )}
    </div>
  )
}

/** The dates of the term stand in the head, unless those of a window do. */
function AgreementFacts({ of }: { of: AgreementPayload }) {
  const { t } = usePage()
  const { status, value, joining } = of
  return (
    <Facts shape="bar">
      <Fact term={t('agreements.status')}>{t(`agreements.statuses.${status}`)}</Fact>
      <Fact term={t(`agreements.${status === 'ended' ? 'entitiesBefore' : 'entities'}`)}>
        {of.entities}
      </Fact>
      <Fact term={t('agreements.contractors')}>{of.contractors}</Fact>
      <Fact term={t('agreements.value')}>
        <data value={value.value} title={value.exact}>
          {value.short}
        </data>
      </Fact>
      {joining &&
        (['start', 'end'] as const).map((name) => (
          <Fact term={t(`agreements.${name}s`)} key={name}>
            <Day date={of[name]} isStacked />
          </Fact>
        ))}
    </Facts>
  )
}
