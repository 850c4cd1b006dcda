import { locales } from '#domain/site/locale'
import type { FileUse, PicturePage } from '#domain/staff/pictures'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { Badge } from '../../../ui/text/badge'
import { Fact } from '../../../ui/text/inline'
import { DoButton, PostForm } from '../../desk-form'
import { DeskAlert, DeskBox } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { useNumbers } from '../../staff-scope'
import { FocusChoice, PictureFileField } from '../pictures/upload-form'
import '../pictures/desk-pictures.css'

interface PictureProps {
  of: PicturePage
}

export function DeskPicture({ data: picture }: { data: PicturePage }) {
  const { t } = usePage()
  const { slug, title, state, hasDraft, problem } = picture
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <Badge tone="info">{t(`deskContent.states.${state}`)}</Badge>
        {hasDraft && <Badge tone="warn">{t('deskPictures.draft')}</Badge>}
        <StaffLink to="pictures">{t('deskPicture.back')}</StaffLink>
        <StaffLink to="entry" reference={`picture/${slug}`}>
          {t('deskPicture.edit')}
        </StaffLink>
      </header>
      {problem && <DeskAlert>{t(`deskPictures.problems.${problem}`)}</DeskAlert>}
      <FocusForm of={picture} />
      <PictureDetails of={picture} />
      <FileUses of={picture.uses} inUse={t('deskPicture.inUse')} unused={t('deskPicture.unused')} />
      <ReplaceForm of={picture} />
    </div>
  )
}

/** The point that is pressed in the picture is sent as `at.x` and `at.y`, without script too. */
function FocusForm({ of: picture }: PictureProps) {
  const { t } = usePage()
  const { slug, thumbnail, width, height, focus, shownWidth } = picture
  const { x, y } = focus
  if (!thumbnail || width === 0) return null
  const shownHeight = Math.round((shownWidth * height) / width)
  return (
    <DeskBox id="focus" title={t('deskPicture.place')}>
      <p className="hint">{t('deskPicture.placeHint')}</p>
      <PostForm
        to="picture"
        reference={slug}
        className="toolbar"
        hidden={{ do: 'focus', version: picture.version }}
      >
        <span className="focus-picture">
          <input
            type="image"
            name="at"
            src={thumbnail}
            alt={t('deskPicture.point')}
            width={shownWidth}
            height={shownHeight}
            tabIndex={-1}
          />
          <svg viewBox={`0 0 ${shownWidth} ${shownHeight}`} aria-hidden="true" focusable="false">
            <circle cx={(x * shownWidth) / 100} cy={(y * shownHeight) / 100} r="10" />
          </svg>
        </span>
        <div>
          <FocusChoice chosen={`${x}-${y}`} />
          <button className="button button--secondary" type="submit">
            {t('deskPicture.saveFocus')}
          </button>
        </div>
      </PostForm>
    </DeskBox>
  )
}

function PictureDetails({ of: picture }: PictureProps) {
  const { t, locale } = usePage()
  const write = useNumbers()
  const { slug, width, height, alt, isOrnament, credit } = picture
  return (
    <DeskBox id="facts" title={t('deskPicture.facts')}>
      <Facts shape="grid">
        <Fact term={t('deskPicture.size')}>
          {t('deskPictures.size', { width: write(width), height: write(height) })}
        </Fact>
        {locales.map((language) => (
          <Fact term={t(`deskPicture.alt.${language}`)} key={language}>
            {isOrnament ? t('deskPicture.noAlt') : <bdi lang={language}>{alt[language]}</bdi>}
          </Fact>
        ))}
        <Fact term={t('deskPicture.credit')}>
          <bdi>{credit[locale]}</bdi>
        </Fact>
        <Fact term={t('deskPicture.name')}>
          <bdi dir="ltr">{slug}</bdi>
        </Fact>
      </Facts>
    </DeskBox>
  )
}

interface FileUsesProps {
  of: readonly FileUse[]
  /** What is said above the records, and without any. */
  inUse: string
  unused: string
}

/** The records that name a file, which keep it on the site. */
export function FileUses({ of: uses, inUse, unused }: FileUsesProps) {
  const { t } = usePage()
  return (
    <DeskBox id="uses" title={t('deskPicture.uses')}>
      <p className="hint">{uses.length > 0 ? inUse : unused}</p>
      {uses.length > 0 && (
        <ul>
          {uses.map(({ kind, slug, title }) => (
            <li key={`${kind}/${slug}`}>
              {t(`deskContent.kinds.${kind}`)}:{' '}
              <StaffLink to="entry" reference={`${kind}/${slug}`}>
                <bdi>{title}</bdi>
              </StaffLink>
            </li>
          ))}
        </ul>
      )}
    </DeskBox>
  )
}

function ReplaceForm({ of: picture }: PictureProps) {
  const { t } = usePage()
  return (
    <DeskBox id="replace" title={t('deskPicture.replace')}>
      <p className="hint">{t('deskPicture.replaceHint')}</p>
      <PostForm
        to="picture"
        reference={picture.slug}
        className="desk-form"
        encType="multipart/form-data"
        hidden={{ version: picture.version }}
        noValidate
      >
        <PictureFileField issue={null} />
        <div className="toolbar">
          <DoButton value="replace">{t('deskPicture.replaceSubmit')}</DoButton>
        </div>
      </PostForm>
    </DeskBox>
  )
}
