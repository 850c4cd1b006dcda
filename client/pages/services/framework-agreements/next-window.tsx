import { toDigits } from '#domain/dates/format'
import type { JoinableAgreement } from '#domain/payloads/agreements'
import { localPath } from '#domain/site/locale'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Crumbs } from '../../../ui/page/crumbs'
import { Day } from '../../../ui/text/date'
import { RecordLink } from '../../../ui/text/link'
import type { FrameworkAgreementsPayload } from './payload'
import '../../../ui/page/page-hero.css'
import './next-window.css'

/** Header whose headline is the joining window that closes or opens first, beside those after it. */
export function NextWindow({ of }: { of: FrameworkAgreementsPayload }) {
  const { title } = usePage()
  const { next, later } = of
  return (
    <header className="page-hero">
      <div className="page-hero__inner">
        <Crumbs />
        <div className="next-window">
          <div>
            <h1>{title}</h1>
            <Headline of={next} />
          </div>
          {later.length > 0 && <LaterWindows of={later} />}
        </div>
      </div>
    </header>
  )
}

function Headline({ of: agreement }: { of: JoinableAgreement | null }) {
  const { t, locale, site } = usePage()
  if (!agreement) return <p className="next-window__what">{t('agreements.next.none')}</p>
  const { slug, title, joining } = agreement
  const { isOpen, days, opens, closes } = joining
  const when = t(isOpen ? 'agreements.left' : 'agreements.opensIn', { count: days })
  const file = `/framework-agreements/${slug}-${opens.iso}.ics`
  return (
    <>
      <p className="next-window__kind">{t(`agreements.next.${isOpen ? 'open' : 'coming'}`)}</p>
      <p className="next-window__what">
        <RecordLink to="agreement" params={{ slug }}>
          {title + t('date.separator') + toDigits(when, site.digits)}
        </RecordLink>
      </p>
      <p className="next-window__when">
        {`${t(`agreements.next.${isOpen ? 'whenOpen' : 'when'}`)} `}
        <span>
          {`${t('agreements.fromDay')} `}
          <Day date={opens} />
        </span>{' '}
        <span>
          {`${t('agreements.to')} `}
          <Day date={closes} />
        </span>
      </p>
      <div className="button-row">
        <RecordLink to="service" params={{ slug: 'join-framework-agreement' }} className="button">
          {t(isOpen ? 'agreements.page.apply' : 'agreements.next.conditions')}
          <Icon name="arrow-right" flip />
        </RecordLink>
        <a className="button button--outline-light" href={localPath(file, locale)}>
          <Icon name="calendar-check" />
          <span>
            {t('agreements.next.calendar')} <bdi dir="ltr">.ics</bdi>
          </span>
        </a>
      </div>
    </>
  )
}

function LaterWindows({ of: windows }: { of: readonly JoinableAgreement[] }) {
  const { t, site } = usePage()
  return (
    <section className="next-window__open" aria-labelledby="later">
      <h2 id="later">{t('agreements.next.later')}</h2>
      <ul>
        {windows.map(({ slug, title, joining: { isOpen, opens, closes, days } }) => (
          <li key={slug}>
            <span>
              <RecordLink to="agreement" params={{ slug }}>
                {title}
              </RecordLink>
              <small>
                {`${t(isOpen ? 'agreements.next.openUntil' : 'agreements.states.coming')} `}
                <Day date={isOpen ? closes : opens} isShort />
              </small>
            </span>
            <b>
              {toDigits(
                t(isOpen ? 'agreements.left' : 'agreements.opensIn', { count: days }),
                site.digits,
              )}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}
