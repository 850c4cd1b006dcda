import { agreementRules } from '#domain/content/services/joining-windows'
import { toDigits } from '#domain/dates/format'
import type { FacetedList } from '#domain/payloads/facets'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Choices } from '../../../ui/lists/choices'
import { FacetedResults } from '../../../ui/lists/facets'
import { Part } from '../../../ui/page/section'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import { Almanac } from './almanac'
import { JoinSteps } from './join'
import { NextWindow } from './next-window'
import type { FrameworkAgreementsPayload } from './payload'
import '../../../ui/lists/text-cells.css'

export function FrameworkAgreements(page: PageProps<FrameworkAgreementsPayload>) {
  const { payload } = page
  const { facetedList, agreements, axis, file } = payload
  const { t } = usePage()
  return (
    <>
      <NextWindow of={payload} />
      <PageBody of={page}>
        <FacetChoices of={facetedList} />
        <FacetedResults
          of={facetedList}
          texts="agreements"
          more={
            file && (
              <a className="link-arrow" href={file}>
                <Icon name="download" />
                <span>
                  {t('agreements.axis.file')} <bdi dir="ltr">CSV</bdi>
                </span>
              </a>
            )
          }
        >
          <p className="hint">{t('agreements.axis.note')}</p>
          <Almanac of={agreements} axis={axis} />
        </FacetedResults>
        <Rules />
        <Part id="join" title={t('agreements.join.title')}>
          <JoinSteps />
        </Part>
      </PageBody>
    </>
  )
}

function FacetChoices({ of: { facets } }: { of: FacetedList }) {
  return facets.map(({ name, title, options }) => (
    <Choices
      label={title}
      isLabelled
      choices={options.map((option) => ({ ...option, key: option.value, title: option.label }))}
      key={name}
    />
  ))
}

const { open, closed } = agreementRules

/** The longest terms of open and closed agreements. */
function Rules() {
  const { t, site } = usePage()
  const digits = (text: string) => toDigits(text, site.digits)
  const months = digits(t('agreements.months', { count: open.joinEveryMonths }))
  const days = digits(t('agreements.days', { count: open.joinForDays }))
  const kinds = [
    { kind: 'open', years: open.years, text: t('agreements.open.text', { months, days }) },
    { kind: 'closed', years: closed.years, text: t('agreements.closed.text') },
  ] as const
  return (
    <ul className="text-cells">
      {kinds.map(({ kind, years, text }) => (
        <li key={kind}>
          <h2 id={kind}>{t(`agreements.${kind}.title`)}</h2>
          <p>
            <strong>{`${toDigits(years, site.digits)} ${t('agreements.yearsAtMost', { count: years })}`}</strong>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
