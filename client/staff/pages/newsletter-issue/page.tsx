import { newsletterInterests } from '#domain/content/media/newsletter-issue'
import { directions, languageNames, locales, localPath } from '#domain/site/locale'
import type { NewsletterIssuePage } from '#domain/staff/newsletter'
import { previewPath, staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Badge } from '../../../ui/text/badge'
import { DoButton, PostForm, SelectField } from '../../desk-form'
import { DeskAlert, DeskBox } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { toArabicReason } from '../entry/check-reasons'
import { SendingBox } from './sending'

interface IssueProps {
  of: NewsletterIssuePage
}

export function DeskNewsletterIssue({ data: issue }: { data: NewsletterIssuePage }) {
  const { t, locale } = usePage()
  const { slug, title, state, path, problem } = issue
  const reference = `newsletter-issue/${slug}`
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <Badge tone="info">{t(`deskContent.states.${state}`)}</Badge>
        <StaffLink to="newsletter">{t('deskNewsletterIssue.back')}</StaffLink>
        <StaffLink to="entry" reference={reference}>
          {t('deskNewsletterIssue.edit')}
        </StaffLink>
        <a href={localPath(previewPath(reference), locale)}>
          {t('deskNewsletterIssue.previewPage')}
        </a>
        {path !== null && <a href={localPath(path, locale)}>{t('deskNewsletterIssue.onSite')}</a>}
      </header>
      {problem && <DeskAlert>{t(`deskNewsletterIssue.problems.${problem}`)}</DeskAlert>}
      <Approval of={issue} />
      <SendingBox of={issue} />
      <MailBox of={issue} />
    </div>
  )
}

function Approval({ of: issue }: IssueProps) {
  const { t, locale } = usePage()
  const { slug, draft, version, issues, maySend, state } = issue
  const mayApprove = draft !== null && !draft.isOwn && maySend && issues.length === 0
  return (
    <DeskBox id="approval" title={t('deskNewsletterIssue.approval')}>
      <p className="hint">
        {draft
          ? t('deskNewsletterIssue.draftBy', { name: draft.author, at: draft.at })
          : t('deskNewsletterIssue.noDraft')}
      </p>
      {draft && state === 'published' && <p>{t('deskNewsletterIssue.draftToo')}</p>}
      {issues.length > 0 && (
        <>
          <h3>{t('deskNewsletterIssue.toCorrect')}</h3>
          <ul>
            {issues.map(({ field, reason }) => (
              <li key={`${field} ${reason}`}>
                {field && (
                  <bdi dir="ltr" lang="en">
                    {field}:{' '}
                  </bdi>
                )}
                {(locale === 'ar' && toArabicReason(reason)) || <bdi lang="en">{reason}</bdi>}
              </li>
            ))}
          </ul>
        </>
      )}
      {mayApprove && (
        <PostForm to="newsletterIssue" reference={slug} hidden={{ version }}>
          <p className="hint">{t('deskNewsletterIssue.approveHint')}</p>
          <DoButton value="approve" look="button--primary">
            {t('deskNewsletterIssue.approve')}
          </DoButton>
        </PostForm>
      )}
      {draft?.isOwn && <p className="hint">{t('deskNewsletterIssue.own')}</p>}
      {!maySend && <p className="hint">{t('deskNewsletterIssue.forPublisher')}</p>}
    </DeskBox>
  )
}

function MailBox({ of: { slug, mail } }: IssueProps) {
  const { t, locale } = usePage()
  return (
    <DeskBox id="mail" title={t('deskNewsletterIssue.mail')}>
      {mail ? (
        <>
          <form
            className="desk-form"
            action={`${staffAddress(locale, 'newsletterIssue', slug)}#mail`}
          >
            <div className="desk-form__columns">
              <SelectField
                name="lang"
                label={t('deskNewsletterIssue.language')}
                defaultValue={mail.locale}
                choices={locales.map((one) => ({ value: one, label: languageNames[one] }))}
              />
              <SelectField
                name="interest"
                label={t('deskNewsletterIssue.interest')}
                defaultValue={mail.interest}
                choices={newsletterInterests.map((one) => ({
                  value: one,
                  label: t(`deskNewsletterIssue.interests.${one}`),
                }))}
              />
            </div>
            <div className="toolbar">
              <button className="button button--secondary" type="submit">
                {t('deskNewsletterIssue.show')}
              </button>
            </div>
          </form>
          <WrittenMail slug={slug} mail={mail} />
        </>
      ) : (
        <p className="hint">{t('deskNewsletterIssue.noMail')}</p>
      )}
    </DeskBox>
  )
}

interface WrittenMailProps {
  slug: string
  mail: NonNullable<NewsletterIssuePage['mail']>
}

function WrittenMail({ slug, mail }: WrittenMailProps) {
  const { t, locale } = usePage()
  const address = staffAddress(locale, 'newsletterIssue', slug)
  return (
    <>
      <p>
        {t('deskNewsletterIssue.subject')}: <bdi lang={mail.locale}>{mail.subject}</bdi>
      </p>
      <div className="toolbar">
        <a className="button button--secondary" href={`${address}/files/${mail.file}`}>
          {t('deskNewsletterIssue.html')}
        </a>
        <PostForm
          to="newsletterIssue"
          reference={slug}
          className="toolbar"
          hidden={{ lang: mail.locale, interest: mail.interest }}
        >
          <DoButton value="test">{t('deskNewsletterIssue.test')}</DoButton>
        </PostForm>
      </div>
      <p className="hint">{t('deskNewsletterIssue.testHint')}</p>
      <h3>{t('deskNewsletterIssue.plain')}</h3>
      <p className="desk-text" lang={mail.locale} dir={directions[mail.locale]}>
        {mail.text}
      </p>
    </>
  )
}
