import { feedPath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { PageHead } from '../../../ui/page/page-head'
import { Badge } from '../../../ui/text/badge'
import { Day } from '../../../ui/text/date'
import { PageLink } from '../../../ui/text/link'
import { TextFold } from '../../../ui/text/text-fold'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { ApiChangesPayload } from './payload'

export function ApiChanges(page: PageProps<ApiChangesPayload>) {
  const { payload } = page
  const { t, locale } = usePage()
  return (
    <>
      <PageHead lead={t('apiChanges.lead')} />
      <PageBody of={page}>
        <div className="flow reading">
          <p>{t('apiChanges.promise')}</p>
          <p>
            <a className="link-arrow" href={feedPath('apiChanges', locale)}>
              <Icon name="rss" />
              {t('apiChanges.follow')}
            </a>
          </p>
          <RowList>
            {payload.entries.map(({ anchor, date, text, changes }) => (
              <ListRow id={anchor} title={<Day date={date} />} level={2} key={anchor}>
                <p>{text}</p>
                <TextFold title={t('apiChanges.parts')}>
                  <ul>
                    {changes.map(({ kind, what }) => (
                      <li key={what}>
                        <Badge tone={tones[kind]}>{t(`apiChanges.kind.${kind}`)}</Badge>{' '}
                        <code dir="ltr">{what}</code>
                      </li>
                    ))}
                  </ul>
                </TextFold>
              </ListRow>
            ))}
          </RowList>
          <p>
            <PageLink to="openApi">{t('apiChanges.back')}</PageLink>
          </p>
        </div>
      </PageBody>
    </>
  )
}

const tones = { added: 'success', changed: 'warn', removed: 'danger' } as const
