import type { TextSection } from '#domain/payloads/text-part'
import { usePage } from '../../../i18n'
import { PageHead } from '../../../ui/page/page-head'
import { ReturnPath } from '../../../ui/page/return-path'
import { LazyPageBody } from '../../../widgets/feedback/lazy-feedback'
import type { PageProps } from '../../../widgets/feedback/page-body'
import { CookieAnswer, CookieKinds } from '../../../widgets/preferences/cookie-notice'
import { PartRows } from '../parts'
import { ContentSection, FlowSection } from '../section'
import type { CookiesPayload } from './payload'
import '../../../ui/box.css'
import '../../../ui/text/callout.css'
import './cookies.css'

export function Cookies(page: PageProps<CookiesPayload>) {
  const { sections, lead } = page.payload
  return (
    <>
      <PageHead lead={lead} />
      <div className="container">
        <CookieChoice of={sections.choice} />
      </div>
      <ContentSection of={sections.list} ground="tint" />
      <ContentSection of={sections.optional} shape="ledger">
        <PartRows of={sections.optional.parts} />
      </ContentSection>
      <LazyPageBody of={page}>
        <div className="stack">
          <FlowSection of={sections.storage} />
          <FlowSection of={sections.delete} />
        </div>
      </LazyPageBody>
    </>
  )
}

function CookieChoice({ of }: { of: TextSection }) {
  const { t } = usePage()
  return (
    <div className="columns columns--aside">
      <FlowSection of={of} className="box flow">
        <ChoiceNow />
      </FlowSection>
      <div className="box flow">
        <form className="button-row" method="post" action="/cookies">
          <ReturnPath />
          <CookieAnswer choice="accept">{t('choice.acceptAll')}</CookieAnswer>
          <CookieAnswer choice="reject">{t('choice.rejectAll')}</CookieAnswer>
        </form>
        <form className="flow" method="post" action="/cookies">
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
    </div>
  )
}

const answers = ['unanswered', 'all', 'necessary'] as const

/**
 * The page is the same for every reader: the markup contains all cases, and CSS shows the one that
 * the attribute of `<html>` names.
 */
function ChoiceNow() {
  const { t } = usePage()
  return (
    <div className="callout choice-now" aria-live="polite">
      <h3>{t('choice.now')}</h3>
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
