import { toDigits } from '#domain/format'
import type { Dataset } from '#domain/payloads/open'
import { usePage } from '../../i18n'
import { Icon } from '../../ui/icon'

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
  const from = period.from.gregorian
  return (
    <dl>
      <div>
        <dt>{t('openData.facts.frequency')}</dt>
        <dd>{t(`openData.frequencies.${frequency}`)}</dd>
      </div>
      <div>
        <dt>{t('openData.facts.issued')}</dt>
        <dd>
          <time dateTime={issued.iso}>{issued.gregorian}</time>
        </dd>
      </div>
      <div>
        <dt>{t('openData.facts.period')}</dt>
        <dd>
          {period.to
            ? t('openData.between', { from, to: period.to.gregorian })
            : t('openData.from', { from })}
        </dd>
      </div>
      <div>
        <dt>{t('openData.facts.formats')}</dt>
        <dd className="dataset__formats">
          {formats.map((format) => (
            <bdi dir="ltr" key={format}>
              {format}
            </bdi>
          ))}
        </dd>
      </div>
    </dl>
  )
}

function Columns({ of: { title, columns } }: { of: Dataset }) {
  const { t } = usePage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by key
    <section className="table-wrap" aria-label={t('table.label', { columns: title })} tabIndex={0}>
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
    </section>
  )
}
