import { toDigits } from '#domain/dates/format'
import type { Dataset } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icons/icon'
import { Day } from '../../ui/text/date'
import { TableFrame } from '../../ui/text/table-frame'

export function DatasetEntry({ dataset }: { dataset: Dataset }) {
  const { t, site } = usePage()
  const { slug, title, summary, topic, columns } = dataset
  return (
    <li className="dataset" id={slug}>
      <p className="tag">{t(`openData.topics.${topic}`)}</p>
      <h3>{title}</h3>
      <p>{summary}</p>
      <Facts of={dataset} />
      <details>
        <summary>
          <span>{toDigits(t('openData.columns', { count: columns.length }), site.digits)}</span>
          <Icon name="chevron-down" className="icon--turn" />
        </summary>
        <Columns of={dataset} />
      </details>
    </li>
  )
}

function Facts({ of: { frequency, issued, period, formats } }: { of: Dataset }) {
  const { t } = usePage()
  return (
    <dl>
      <div>
        <dt>{t('openData.facts.frequency')}</dt>
        <dd>{t(`openData.frequencies.${frequency}`)}</dd>
      </div>
      <div>
        <dt>{t('openData.facts.issued')}</dt>
        <dd>
          <Day date={issued} />
        </dd>
      </div>
      <div>
        <dt>{t('openData.facts.period')}</dt>
        <dd>
          <Period of={period} />
        </dd>
      </div>
      <div>
        <dt>{t('openData.facts.formats')}</dt>
        <dd>
          <bdi dir="ltr">{formats.join(', ')}</bdi> <a href="#request">{t('openData.ask')}</a>
        </dd>
      </div>
    </dl>
  )
}

function Period({ of: { from, to } }: { of: Dataset['period'] }) {
  const { t } = usePage()
  return (
    <>
      {`${t(to ? 'openData.from' : 'openData.since')} `}
      <Day date={from} />
      {to && (
        <>
          {` ${t('openData.to')} `}
          <Day date={to} />
        </>
      )}
    </>
  )
}

function Columns({ of: { title, columns } }: { of: Dataset }) {
  const { t } = usePage()
  return (
    <TableFrame label={t('table.label', { columns: title })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('openData.column.name')}</th>
            <th scope="col">{t('openData.column.type')}</th>
            <th scope="col">{t('openData.column.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, type, meaning }) => (
            <tr key={name}>
              <th scope="row">
                <bdi dir="ltr">
                  <code>{name}</code>
                </bdi>
              </th>
              <td>{t(`openData.types.${type}`)}</td>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
