import type { Usefulness } from '#domain/feedback/usefulness-count'
import type { PersonalState } from '#domain/forms/personal-state'
import type { FrameworkAgreementsPayload } from '#domain/payloads/agreements'
import { usePage } from '../i18n'
import { PageMeta } from '../ui/page/page-meta'
import { Feedback } from '../widgets/feedback/feedback'
import { Almanac } from './framework-agreements/almanac'
import { EmblemLegend } from './framework-agreements/emblem-legend'
import { Join } from './framework-agreements/join'
import { NextWindow } from './framework-agreements/next-window'
import { Rules } from './framework-agreements/rules'

interface FrameworkAgreementsProps {
  payload: FrameworkAgreementsPayload
  usefulness?: Usefulness
  personalState?: PersonalState
}

export function FrameworkAgreements({
  payload,
  usefulness,
  personalState,
}: FrameworkAgreementsProps) {
  const { t } = usePage()
  return (
    <>
      <NextWindow of={payload} />
      <div className="container">
        <p className="agreements__lead">{t('agreements.lead')}</p>
        <Almanac of={payload} />
        <Rules />
        <Join isRow />
        <EmblemLegend of={payload.example} today={payload.axis.today} />
        <PageMeta modified={payload.modified} />
      </div>
      <Feedback usefulness={usefulness} personalState={personalState} />
    </>
  )
}
