import type { OwnTicket } from '#domain/forms/member-state'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { Fact } from '../../../ui/text/fact'
import { PageLink } from '../../../ui/text/link'
import './profile-request.css'

/** Answers and files of a request as they were sent. */
export function SentAnswers({ of: { answers, files } }: { of: OwnTicket }) {
  const { t } = usePage()
  return (
    <section aria-labelledby="written">
      <h2 id="written">{t('profile.request.written')}</h2>
      <dl className="own-written">
        {answers.map(({ label, text }) => (
          <Fact term={label} key={label}>
            <bdi>{text}</bdi>
          </Fact>
        ))}
      </dl>
      {files.length > 0 && (
        <>
          <h3>{t('profile.request.files')}</h3>
          <ul className="own-files">
            {files.map(({ name, size }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
              <li key={index}>
                <Icon name="file-text" />
                <bdi>{name}</bdi>
                <bdi dir="ltr">{size}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="hint own-written__fix">
        {`${t('profile.request.fix')} `}
        <PageLink to="contact">{t('profile.request.contact')}</PageLink>
      </p>
    </section>
  )
}
