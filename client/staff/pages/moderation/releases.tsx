import { may } from '#domain/access/permissions'
import { disclosureTopics } from '#domain/content/pages/disclosure'
import { directions, type Locale, locales, localPath } from '#domain/site/locale'
import type { PublishedRelease, ReleasesPart, ReleaseView } from '#domain/staff/moderation'
import { usePage } from '../../../i18n'
import { OutcomeBadge } from '../../../pages/open/outcome-badge'
import { translators } from '../../../translators'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { FoldDetails } from '../../../ui/page/fold'
import { Day } from '../../../ui/text/date'
import { Fact } from '../../../ui/text/inline'
import { DeskField, DoButton, PostForm } from '../../desk-form'
import { DeskAlert, DeskBox } from '../../desk-parts'
import { TicketLink } from '../../staff-link'
import { useStaff } from '../../staff-scope'
import '../../../ui/text/text-fold.css'
import './desk-moderation.css'

/** Drafts for the disclosure log, oldest first, and what was published last. */
export function Releases({ part }: { part: ReleasesPart }) {
  const { t } = usePage()
  const { drafts, total, latest, conflict } = part
  return (
    <>
      {conflict && <DeskAlert>{t(`deskModeration.release.conflicts.${conflict}`)}</DeskAlert>}
      {drafts.length === 0 && <p className="desk-box">{t('deskModeration.empty.releases')}</p>}
      {drafts.map((release) => (
        <ReleaseReview release={release} key={release.reference} />
      ))}
      {total > drafts.length && (
        <p className="hint">{t('deskModeration.release.more', { count: drafts.length })}</p>
      )}
      {latest.length > 0 && <Latest latest={latest} />}
    </>
  )
}

function Latest({ latest }: { latest: ReleasesPart['latest'] }) {
  const { t, locale } = usePage()
  return (
    <DeskBox id="latest-title" title={t('deskModeration.release.latest')}>
      <RowList density="compact">
        {latest.map((release) => (
          <ListRow
            title={<a href={localPath(release.path, locale)}>{release.title}</a>}
            level={3}
            key={release.path}
          >
            <p>
              <Day date={release.day} isShort />
            </p>
            <Withdraw release={release} />
          </ListRow>
        ))}
      </RowList>
    </DeskBox>
  )
}

function Withdraw({ release: { slug, reason, issue } }: { release: PublishedRelease }) {
  const { t } = usePage()
  const missing = issue === 'required' ? t('deskModeration.release.withdrawMissing') : null
  return (
    <PostForm to="moderation" keepsQuery hidden={{ slug }}>
      <WithReason
        id={`withdraw-${slug}`}
        action="withdraw"
        name={t('deskModeration.release.withdraw')}
        label={t('deskModeration.release.withdrawReason')}
        hint={t('deskModeration.release.withdrawHint')}
        typed={reason}
        error={missing ?? (issue && t(`deskModeration.release.issues.${issue}`))}
      />
    </PostForm>
  )
}

/** A draft in both languages side by side; it is published as it stands, or sent back with a reason. */
function ReleaseReview({ release }: { release: ReleaseView }) {
  const { t, locale } = usePage()
  const { reference, version, received, texts, isOwn, reason, issue } = release
  return (
    <article className="desk-form release" aria-label={texts[locale].title}>
      <ReleaseFacts release={release} />
      <div className="desk-form__columns">
        {locales.map((one) => (
          <Text of={texts[one]} locale={one} key={one} />
        ))}
      </div>
      <PostForm to="moderation" keepsQuery className="toolbar" hidden={{ reference, version }}>
        {received === null && <p className="desk-alert">{t('deskModeration.release.gone')}</p>}
        {received !== null && isOwn && <p className="hint">{t('deskModeration.release.own')}</p>}
        {received !== null && !isOwn && (
          <DoButton value="publish" look="button--primary">
            {t('deskModeration.release.publish')}
          </DoButton>
        )}
        <WithReason
          id={`reason-${reference}`}
          action="sendBack"
          name={t('deskModeration.release.sendBack')}
          label={t('deskModeration.release.reason')}
          hint={t('deskModeration.release.reasonHint')}
          typed={reason}
          error={issue && t(`deskModeration.release.issues.${issue}`)}
        />
      </PostForm>
    </article>
  )
}

function ReleaseFacts({ release }: { release: ReleaseView }) {
  const { t } = usePage()
  const { frame } = useStaff()
  const { reference, kind, received, outcome, exemption, author, age, path } = release
  const topic = disclosureTopics.find((one) => one === release.topic)
  return (
    <Facts shape="grid">
      <Fact term={t('deskModeration.release.request')}>
        {t(`disclosures.kinds.${kind}`)}{' '}
        {may(frame.roles, 'tickets.read') && <TicketLink reference={reference} />}
      </Fact>
      {received && <Fact term={t('deskModeration.release.received')}>{received}</Fact>}
      <Fact term={t('deskModeration.release.outcome')}>
        <OutcomeBadge of={outcome} />
      </Fact>
      {exemption && (
        <Fact term={t('deskModeration.release.exemption')}>
          {t(`disclosures.exemptions.${exemption}`)}
        </Fact>
      )}
      {topic && (
        <Fact term={t('deskModeration.release.topic')}>{t(`openData.topics.${topic}`)}</Fact>
      )}
      <Fact term={t('deskModeration.release.author')}>
        <bdi>{author}</bdi> <span>{t('deskModeration.release.age', { count: age })}</span>
      </Fact>
      <Fact term={t('deskModeration.release.address')}>
        <bdi dir="ltr">{path}</bdi>
      </Fact>
    </Facts>
  )
}

/** Headings are in the language of the text, whatever the page's. */
function Text({ of, locale }: { of: ReleaseView['texts'][Locale]; locale: Locale }) {
  const t = translators[locale]
  return (
    <section className="panel" lang={locale} dir={directions[locale]}>
      <h3>{of.title}</h3>
      <h4 className="hint">{t('deskModeration.release.summary')}</h4>
      <p>{of.summary}</p>
      <h4 className="hint">{t('deskModeration.release.answer')}</h4>
      {of.answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}

interface WithReasonProps {
  id: string
  /** Value of the button's field `do`. */
  action: string
  name: string
  label: string
  hint: string
  typed: string
  error: string | null
}

/** A button that needs a reason, and the field for it. */
function WithReason({ id, action, name, label, hint, typed, error }: WithReasonProps) {
  return (
    <FoldDetails className="text-fold" title={name} isOpen={error !== null}>
      <div className="desk-form">
        <DeskField id={id} label={label} hint={hint} error={error}>
          {(control) => (
            <textarea
              className="textarea"
              name="reason"
              rows={3}
              maxLength={500}
              defaultValue={typed}
              // biome-ignore lint/a11y/noAutofocus: the missing reason is written next
              autoFocus={error !== null}
              {...control}
            />
          )}
        </DeskField>
        <DoButton value={action}>{name}</DoButton>
      </div>
    </FoldDetails>
  )
}
