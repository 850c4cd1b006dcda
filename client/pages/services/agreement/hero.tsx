import { toDigits } from '#domain/dates/format'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Crumbs } from '../../../ui/page/crumbs'
import { transitionTo } from '../../../ui/page/transition'
import { Day } from '../../../ui/text/date'
import { RecordLink } from '../../../ui/text/link'
import type { AgreementPayload } from './payload'
import { buyTitle } from './sections'
import '../../../ui/page/page-hero.css'
import './agreement.css'

/** Header with the state of joining and what to do now. */
export function AgreementHero({ of }: { of: AgreementPayload }) {
  const { t } = usePage()
  return (
    <header className="page-hero">
      <div className="page-hero__inner">
        <Crumbs />
        <div className="agreement-hero">
          <p className="agreement-hero__kind">
            {`${t(`agreements.kinds.${of.term.type}`)} · ${of.category}`}
          </p>
          <h1 {...transitionTo('title', 'agreement', of.slug)}>{of.title}</h1>
          <p className="lead">{of.lead}</p>
          <State of={of} />
          <Actions of={of} />
        </div>
      </div>
    </header>
  )
}

function State({ of: agreement }: { of: AgreementPayload }) {
  const { t } = usePage()
  const { joining, start, end } = agreement
  const [from, to] = joining ? [joining.opens, joining.closes] : [start, end]
  return (
    <div className="agreement-hero__state">
      <p className="agreement-hero__news">{useStateText(agreement)}</p>
      <p className="agreement-hero__days">
        <span>
          {`${t('agreements.fromDay')} `}
          <Day date={from} />
        </span>{' '}
        <span>
          {`${t('agreements.to')} `}
          <Day date={to} />
        </span>
      </p>
    </div>
  )
}

function useStateText({ status, joining, term }: AgreementPayload): string {
  const { t, site } = usePage()
  if (status === 'ended') return t('agreements.page.ended')
  if (joining?.isOpen) {
    const left = t('agreements.left', { count: joining.days })
    return toDigits(t('agreements.page.open', { left }), site.digits)
  }
  if (joining) {
    const when = t('agreements.opensIn', { count: joining.days })
    return toDigits(t('agreements.page.coming', { when }), site.digits)
  }
  if (status === 'upcoming') return t('agreements.page.upcoming')
  return t(`agreements.page.${term.type === 'closed' ? 'closed' : 'over'}`)
}

function Actions({ of: { status, joining, files, steps } }: { of: AgreementPayload }) {
  const { t } = usePage()
  return (
    <div className="button-row">
      {joining && (
        <RecordLink to="service" params={{ slug: 'join-framework-agreement' }} className="button">
          {t(`agreements.page.${joining.isOpen ? 'apply' : 'prepare'}`)}
          <Icon name="arrow-right" flip />
        </RecordLink>
      )}
      {steps.length > 0 && (
        <a className={joining ? 'button button--outline-light' : 'button'} href="#buy">
          {t(buyTitle(status))}
        </a>
      )}
      {joining && files.calendar && (
        <a className="button button--outline-light" href={files.calendar}>
          <Icon name="calendar-check" />
          {t('agreements.page.allWindows')}
        </a>
      )}
    </div>
  )
}
