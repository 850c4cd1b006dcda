import { Fragment } from 'react'
import type { ApiField } from '#domain/payloads/open'
import { usePage } from '../../../i18n'
import './open-api.css'

/** Parameters or fields as a table; in narrow windows a row is a block, so nothing has to scroll. */
export function Fields({ of: fields }: { of: ApiField[] }) {
  const { t } = usePage()
  return (
    <table className="api-fields">
      <thead>
        <tr>
          <th scope="col">{t('openApi.name')}</th>
          <th scope="col">{t('openApi.type')}</th>
          <th scope="col">{t('openApi.meaning')}</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, type, text, values, isRequired }) => (
          <tr key={name}>
            <th scope="row">
              <code dir="ltr">{name}</code>
            </th>
            <td>
              <code dir="ltr">{type}</code>
            </td>
            <td>
              {text}
              {isRequired !== undefined && (
                <small className="api-note">
                  {t(`openApi.${isRequired ? 'required' : 'optional'}`)}
                </small>
              )}
              {values.length > 0 && (
                <small className="api-note">
                  {t('openApi.values')}{' '}
                  {values.map((value) => (
                    <Fragment key={value}>
                      <code dir="ltr">{value}</code>{' '}
                    </Fragment>
                  ))}
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
