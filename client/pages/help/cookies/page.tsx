import type { TextSection } from '#domain/payloads/text-part'
import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { PageMeta } from '../../../ui/page/page-meta'
import { ReturnPath } from '../../../ui/page/return-path'
import { Blocks } from '../../../ui/text/blocks'
import { LazyFeedback } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { CookieAnswer, CookieKinds } from '../../../widgets/preferences/cookie-notice'
import { PartRows } from '../parts'
import { ContentSection } from '../section'
import type { CookiesPayload } from './payload'
import '../../../ui/box.css'
import '../../../ui/text/callout.css'
import './cookies.css'

export function Cookies({ payload, usefulness, personalState }: PageProps<CookiesPayload>) {
  const { sections, lead, modified } = payload
  const { choice, list, storage, optional } = sections
  const remove = sections.delete
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <CookieChoice of={choice} />
      </div>
      <ContentSection of={list} ground="tint" />
      <ContentSection of={optional} shape="ledger">
        <PartRows of={optional.parts} />
      </ContentSection>
      <div className="container">
        <div className="stack">
          {[storage, remove].map(({ id, title, intro }) => (
            <section className="flow" aria-labelledby={id} key={id}>
              <h2 id={id}>{title}</h2>
              <Blocks of={intro} />
            </section>
          ))}
        </div>
        <PageMeta modified={modified} />
      </div>
      <LazyFeedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}

function CookieChoice({ of: { id, title, intro } }: { of: TextSection }) {
  const { t } = usePage()
  return (
    <section className="choice" aria-labelledby={id}>
      <div className="box flow">
        <h2 id={id}>{title}</h2>
        <Blocks of={intro} />
        <ChoiceNow />
      </div>
      <div className="box stack">
        <form className="button-row" method="post" action="/cookies">
          <ReturnPath />
          <CookieAnswer choice="accept">{t('choice.acceptAll')}</CookieAnswer>
          <CookieAnswer choice="reject">{t('choice.rejectAll')}</CookieAnswer>
        </form>
        <form method="post" action="/cookies">
          <ReturnPath />
          <input type="hidden" name="choice" value="manage" />
          <fieldset>
            <legend>{t('choice.each')}</legend>
            <CookieKinds />
          </fieldset>
          <button className="button button--secondary" type="submit" data-consent="custom.">
            {t('cookies.save')}
          </button>
        </form>
      </div>
    </section>
  )
}

const answers = ['all', 'necessary'] as const

/**
 * The page is the same for every reader: the markup contains all cases, and CSS shows the one that
 * the attribute of `<html>` names.
 */
function ChoiceNow() {
  const { t } = usePage()
  return (
    <div className="callout choice-now" aria-live="polite">
      <h3>{t('choice.now')}</h3>
      <p className="choice-now__unanswered">
        <strong>{t('choice.unanswered')}</strong>
        {` ${t('choice.unansweredText')}`}
      </p>
      {answers.map((answer) => (
        <p className={`choice-now__${answer}`} key={answer}>
          <strong>{t(`choice.${answer}`)}</strong>
          {` ${t(`choice.${answer}Text`)}`}
        </p>
      ))}
      <p className="choice-now__custom">
        <strong>{t('choice.custom')}</strong>
        <span className="choice-now__measure">{` ${t('choice.measure')}`}</span>
        <span className="choice-now__neither">{` ${t('choice.neither')}`}</span>
      </p>
    </div>
  )
}
