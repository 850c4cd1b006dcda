import type { DataSection } from '#domain/forms/member-state'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Facts } from '../../../ui/lists/facts'
import { PageHead } from '../../../ui/page/page-head'
import { Fact } from '../../../ui/text/inline'
import type { PageProps } from '../../../widgets/feedback/page-body'
import type { ProfileDataPayload } from './payload'
import '../../help/inquiry/inquiry.css'

export function ProfileData({ personalState }: PageProps<ProfileDataPayload>) {
  const { t, locale } = usePage()
  if (personalState?.kind !== 'data') return null
  return (
    <>
      <PageHead lead={t('profile.copy.lead')}>
        <p className="button-row">
          <a className="button button--secondary" href={`/profile/data.zip?lang=${locale}`}>
            <Icon name="download" />
            {t('profile.data.copy.zip')}
          </a>
          <a className="button button--quiet" href={`/profile/data.json?lang=${locale}`}>
            {t('profile.data.copy.json')}
          </a>
        </p>
      </PageHead>
      <div className="container">
        <div className="reading stack">
          {personalState.sections.map((section) => (
            <Section of={section} key={section.title} />
          ))}
        </div>
      </div>
    </>
  )
}

function Section({ of: { title, items } }: { of: DataSection }) {
  const { t } = usePage()
  return (
    <section className="flow">
      <h2>{title}</h2>
      {items.length === 0 && <p>{t('profile.copy.empty')}</p>}
      {items.map(({ title: name, facts }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items have no other identity
        <div key={index}>
          {name && (
            <h3>
              <bdi>{name}</bdi>
            </h3>
          )}
          <Facts shape="ladder">
            {facts.map(({ label, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two facts may have the same label
              <Fact term={label} key={at}>
                <bdi className="written">{text}</bdi>
              </Fact>
            ))}
          </Facts>
        </div>
      ))}
    </section>
  )
}
