import type { DatasetPayload } from '#domain/payloads/datasets'
import { usePage } from '../../i18n'
import { TableFrame } from '../../ui/text/table-frame'

export function Columns({ of: columns }: { of: DatasetPayload['columns'] }) {
  const { t, title } = usePage()
  return (
    <section aria-labelledby="columns">
      <h2 id="columns">{t('dataset.columns.title')}</h2>
      <TableFrame label={`${t('dataset.columns.title')}: ${title}`}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('openData.column.name')}</th>
              <th scope="col">{t('openData.column.meaning')}</th>
              <th scope="col">{t('openData.column.type')}</th>
              <th scope="col">{t('dataset.columns.unit')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ name, label, type, meaning, unit }) => (
              <tr key={name}>
                <th scope="row" className="column-name">
                  <span>{label}</span>{' '}
                  <bdi dir="ltr">
                    <code>{name}</code>
                  </bdi>
                </th>
                <td>{meaning}</td>
                <td>{t(`openData.types.${type}`)}</td>
                <td>{unit ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  )
}
