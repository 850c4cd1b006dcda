import { noticeLevels } from '#domain/site/emergency-notice'
import { directions, locales, localPath } from '#domain/site/locale'
import {
  type EmergencyNoticesPage,
  type NoticeCard,
  type NoticeField,
  noticeLimits,
} from '#domain/staff/emergency-notices'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { noticeLooks } from '../../../layouts/notice-looks'
import { Facts } from '../../../ui/lists/facts'
import { Badge } from '../../../ui/text/badge'
import { Fact } from '../../../ui/text/inline'
import { DeskField, DoButton, PostForm, SelectField } from '../../desk-form'
import { DeskAlert, DeskBox } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import './desk-notices.css'
import '../../../ui/danger-button.css'

interface NoticesProps {
  of: EmergencyNoticesPage
}

export function DeskEmergencyNotices({ data: notices }: { data: EmergencyNoticesPage }) {
  const { t } = usePage()
  const { problem } = notices
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskEmergency.title')}</h1>
      </header>
      {problem && <DeskAlert>{t(`deskEmergency.problems.${problem}`)}</DeskAlert>}
      <p className="hint">{t('deskEmergency.lead')}</p>
      <NoticeList of={notices} list="published" />
      <NoticeList of={notices} list="drafts" />
      <NoticeForm of={notices} />
      <NoticeList of={notices} list="ended" />
    </div>
  )
}

interface NoticeListProps extends NoticesProps {
  list: 'published' | 'drafts' | 'ended'
}

function NoticeList({ of: notices, list }: NoticeListProps) {
  const { t } = usePage()
  const cards = notices[list]
  return (
    <DeskBox id={list} title={t(`deskEmergency.${list}`)}>
      {cards.length === 0 && <p className="hint">{t(`deskEmergency.none.${list}`)}</p>}
      {cards.map((card) => (
        <NoticeDetails card={card} key={card.id}>
          {list === 'drafts' && <DraftActions card={card} mayPublish={notices.mayPublish} />}
          {list === 'published' && notices.mayPublish && <EndForm card={card} />}
          {list !== 'drafts' && <EditLink card={card} label="copy" />}
        </NoticeDetails>
      ))}
    </DeskBox>
  )
}

interface NoticeDetailsProps {
  card: NoticeCard
  children: React.ReactNode
}

/** A notice in both languages, with its facts and what can be done with it. */
function NoticeDetails({ card, children }: NoticeDetailsProps) {
  const { t, locale } = usePage()
  const { level, title, text, link, path, from, until, isShown, author, publisher } = card
  return (
    <article className="desk-form notice-card">
      <p className="toolbar">
        <Badge {...noticeLooks[level]}>{t(`emergency.levels.${level}`)}</Badge>
        {isShown !== null && (
          <Badge tone={isShown ? 'success' : 'calm'}>
            {t(isShown ? 'deskEmergency.shown' : 'deskEmergency.scheduled')}
          </Badge>
        )}
      </p>
      <div className="desk-form__columns">
        {locales.map((language) => (
          <div lang={language} dir={directions[language]} key={language}>
            <h3>{title[language]}</h3>
            <p>{text[language]}</p>
          </div>
        ))}
      </div>
      <Facts shape="grid">
        <Fact term={t('deskEmergency.from')}>{from ?? t('deskEmergency.atPublication')}</Fact>
        <Fact term={t('deskEmergency.until')}>{until}</Fact>
        <Fact term={t('deskEmergency.where')}>
          {path === null ? (
            t('deskEmergency.everywhere')
          ) : (
            <a href={localPath(path, locale)}>
              <bdi dir="ltr">{path}</bdi>
            </a>
          )}
        </Fact>
        <Fact term={t('deskEmergency.link')}>
          {link === null ? (
            t('deskEmergency.noLink')
          ) : (
            <a href={link.startsWith('/') ? localPath(link, locale) : link}>
              <bdi dir="ltr">{link}</bdi>
            </a>
          )}
        </Fact>
        <Fact term={t('deskEmergency.author')}>
          <bdi>{author}</bdi>
        </Fact>
        {publisher && (
          <Fact term={t('deskEmergency.publisher')}>
            <bdi>{publisher}</bdi>
          </Fact>
        )}
      </Facts>
      <div className="toolbar">{children}</div>
    </article>
  )
}

interface CardProps {
  card: NoticeCard
}

/** Fills the form with a notice. */
function EditLink({ card: { id, title }, label }: CardProps & { label: 'edit' | 'copy' }) {
  const { t, locale } = usePage()
  return (
    <a
      className="button button--secondary"
      href={`${staffAddress(locale, 'emergencyNotices')}?edit=${id}#form`}
      aria-label={`${t(`deskEmergency.${label}`)}: ${title[locale]}`}
    >
      {t(`deskEmergency.${label}`)}
    </a>
  )
}

function DraftActions({ card, mayPublish }: CardProps & { mayPublish: boolean }) {
  const { t, locale } = usePage()
  const { id, version, isOwn } = card
  const title = card.title[locale]
  return (
    <>
      <PostForm to="emergencyNotices" className="toolbar" hidden={{ id, version }}>
        {mayPublish && !isOwn && (
          <DoButton
            value="publish"
            look="button--primary"
            label={`${t('deskEmergency.publish')}: ${title}`}
          >
            {t('deskEmergency.publish')}
          </DoButton>
        )}
        <DoButton value="discard" label={`${t('deskEmergency.discard')}: ${title}`}>
          {t('deskEmergency.discard')}
        </DoButton>
      </PostForm>
      <EditLink card={card} label="edit" />
      {(isOwn || !mayPublish) && (
        <p className="hint">{t(isOwn ? 'deskEmergency.own' : 'deskEmergency.forPublisher')}</p>
      )}
    </>
  )
}

function EndForm({ card: { id, version, title } }: CardProps) {
  const { t, locale } = usePage()
  return (
    <PostForm to="emergencyNotices" hidden={{ id, version }}>
      <DoButton
        value="end"
        look="danger-button"
        label={`${t('deskEmergency.end')}: ${title[locale]}`}
      >
        {t('deskEmergency.end')}
      </DoButton>
    </PostForm>
  )
}

const languageFields = { ar: ['titleAr', 'textAr'], en: ['titleEn', 'textEn'] } as const

function NoticeForm({ of: { form } }: NoticesProps) {
  const { t } = usePage()
  const { id, version, typed, issues } = form
  const fieldOf = (name: NoticeField) => {
    const issue = issues[name]
    return {
      id: name,
      label: t(`deskEmergency.fields.${name}`),
      error: issue ? t(`deskEmergency.issues.${issue}`) : null,
    }
  }
  const hidden: Record<string, string | number> = id === null ? {} : { id, version }
  return (
    <DeskBox id="form" title={t(id === null ? 'deskEmergency.new' : 'deskEmergency.change')}>
      <PostForm to="emergencyNotices" className="desk-form" hidden={hidden} noValidate>
        <div className="desk-form__columns">
          <SelectField
            {...fieldOf('level')}
            name="level"
            defaultValue={typed.level}
            aria-required
            empty={t('deskEmergency.chooseLevel')}
            choices={noticeLevels.map((level) => ({
              value: level,
              label: t(`emergency.levels.${level}`),
            }))}
          />
          <PlainFields names={['from', 'until']} of={form} fieldOf={fieldOf} />
        </div>
        <div className="desk-form__columns">
          {locales.map((language) => {
            const [title, text] = languageFields[language]
            return (
              <div className="desk-form" key={language}>
                <DeskField {...fieldOf(title)} lang={language}>
                  {(control) => (
                    <input
                      className="input"
                      type="text"
                      name={title}
                      defaultValue={typed[title]}
                      maxLength={noticeLimits.title}
                      aria-required
                      {...control}
                    />
                  )}
                </DeskField>
                <DeskField {...fieldOf(text)} lang={language}>
                  {(control) => (
                    <textarea
                      className="textarea"
                      name={text}
                      rows={3}
                      defaultValue={typed[text]}
                      maxLength={noticeLimits.text}
                      aria-required
                      {...control}
                    />
                  )}
                </DeskField>
              </div>
            )
          })}
        </div>
        <div className="desk-form__columns">
          <PlainFields names={['path', 'link']} of={form} fieldOf={fieldOf} />
        </div>
        <div className="toolbar">
          <DoButton value="save" look="button--primary">
            {t('deskEmergency.save')}
          </DoButton>
          {id !== null && <StaffLink to="emergencyNotices">{t('deskEmergency.cancel')}</StaffLink>}
        </div>
      </PostForm>
    </DeskBox>
  )
}

interface PlainFieldsProps {
  names: readonly ('path' | 'link' | 'from' | 'until')[]
  of: EmergencyNoticesPage['form']
  fieldOf: (name: NoticeField) => { id: string; label: string; error: string | null }
}

/** Fields whose values have no language. */
function PlainFields({ names, of: { typed }, fieldOf }: PlainFieldsProps) {
  const { t } = usePage()
  return names.map((name) => (
    <DeskField {...fieldOf(name)} hint={t(`deskEmergency.hints.${name}`)} key={name}>
      {(control) => (
        <input
          className="input"
          name={name}
          type={name === 'from' || name === 'until' ? 'datetime-local' : 'text'}
          dir="ltr"
          defaultValue={typed[name]}
          autoComplete="off"
          aria-required={name === 'until' || undefined}
          {...control}
        />
      )}
    </DeskField>
  ))
}
