import { useSyncExternalStore } from 'react'
import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { TextFold } from '../../../ui/text/text-fold'
import { CopyText } from '../../../widgets/copy/copy-text'
import type { SharedChart } from './payload'
import '../../../forms/fields.css'
import '../../../forms/select.css'
import './chart-uses.css'

interface PeriodSelectProps {
  name: 'from' | 'to' | 'year'
  /** What an empty choice means. */
  empty: string
  chosen: string | undefined
  options: SharedChart['months']
}

function PeriodSelect({ name, empty, chosen, options }: PeriodSelectProps) {
  const { t } = usePage()
  const id = `chart-${name}`
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {t(`dataset.chart.${name}`)}
      </label>
      <span className="select-wrap">
        <select className="select" id={id} name={name} defaultValue={chosen ?? ''}>
          <option value="">{empty}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </span>
    </div>
  )
}

/** The months or the year of the chart, which stand in the address of the page. */
export function ChartChoiceForm({ of, slug }: { of: SharedChart; slug: string }) {
  const { t, locale } = usePage()
  const { months, years, choice } = of
  if (months.length < 2 && years.length < 2) return null
  const texts = {
    first: t('dataset.chart.first'),
    last: t('dataset.chart.last'),
    latest: t('dataset.chart.latest'),
  }
  const title = t('dataset.chart.choose')
  return (
    <form
      className="chart-choice"
      action={`${routePath('dataset', locale, { slug })}#chart`}
      aria-label={title}
    >
      {months.length > 1 ? (
        <>
          <PeriodSelect name="from" empty={texts.first} chosen={choice.from} options={months} />
          <PeriodSelect name="to" empty={texts.last} chosen={choice.to} options={months} />
        </>
      ) : (
        <PeriodSelect name="year" empty={texts.latest} chosen={choice.year} options={years} />
      )}
      <button className="button button--secondary" type="submit">
        {t('dataset.chart.show')}
      </button>
    </form>
  )
}

/** The worker renders the page too, and cannot share. */
const { navigator } = globalThis as { navigator?: { share?: unknown } }
const neverChanges = () => () => undefined

function SendButton({ of: { finding, address } }: { of: SharedChart }) {
  const { t } = usePage()
  const canShare = useSyncExternalStore(
    neverChanges,
    () => navigator?.share !== undefined,
    () => false,
  )
  if (!canShare) return null
  const send = () =>
    import('./chart-actions').then((actions) => actions.sendAddress(finding, address))
  return (
    <button className="button button--secondary button--small" type="button" onClick={send}>
      <Icon name="arrow-up-right" />
      {t('dataset.chart.send')}
    </button>
  )
}

/** The chart as a picture, its address, and the code that shows it on other sites. */
export function ChartUses({ of }: { of: SharedChart }) {
  const { t } = usePage()
  const { address, svgPath, embedPath, embedCode } = of
  const copied = t('dataset.chart.copied')
  const save = () => import('./chart-actions').then((actions) => actions.savePng(svgPath))
  return (
    <TextFold title={t('dataset.chart.use')}>
      <div className="chart-uses">
        <p className="button-row">
          <a className="button button--secondary button--small" href={svgPath} download>
            <Icon name="download" />
            {t('dataset.chart.svg')}
          </a>
          <button
            className="button button--secondary button--small chart-uses__png"
            type="button"
            onClick={save}
          >
            <Icon name="download" />
            {t('dataset.chart.png')}
          </button>
          <SendButton of={of} />
        </p>
        <h3>{t('dataset.chart.address')}</h3>
        <p className="share__address">
          <bdi dir="ltr">{address}</bdi>
        </p>
        <CopyText text={address} label={t('dataset.chart.copyAddress')} copied={copied} />
        <h3>{t('dataset.chart.code')}</h3>
        <p>{t('dataset.chart.codeText')}</p>
        <p className="share__address">
          <bdi dir="ltr">
            <code>{embedCode}</code>
          </bdi>
        </p>
        <CopyText text={embedCode} label={t('dataset.chart.copyCode')} copied={copied} />
        <p>
          <a href={embedPath}>{t('dataset.chart.alone')}</a>
        </p>
      </div>
    </TextFold>
  )
}
