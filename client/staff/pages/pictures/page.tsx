import type { PicturesPage } from '#domain/staff/pictures'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Badge } from '../../../ui/text/badge'
import { DeskField } from '../../desk-form'
import { DeskBox } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { useNumbers, useStaff } from '../../staff-scope'
import { UploadForm } from './upload-form'
import './desk-pictures.css'

export function DeskPictures({ data: pictures }: { data: PicturesPage }) {
  const { t } = usePage()
  const { rows, hasMore, record } = pictures
  // What was sought stands above the form of an upload.
  const isUploading = pictures.form !== null || (record !== null && pictures.text === '')
  const library = (
    <DeskBox id="library" title={t('deskPictures.list')}>
      <LibrarySearch to="pictures" text={pictures.text} />
      {rows.length === 0 && <p className="hint">{t('deskPictures.none')}</p>}
      <ul className="picture-grid">
        {rows.map((row) => (
          <PictureCard of={row} key={row.slug} />
        ))}
      </ul>
      {hasMore && <p className="hint">{t('deskPictures.more')}</p>}
    </DeskBox>
  )
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskPictures.title')}</h1>
        <a href="#upload">{t('deskPictures.upload')}</a>
        {record && (
          <StaffLink to="entry" reference={record}>
            {t('deskPictures.backToRecord')}
          </StaffLink>
        )}
      </header>
      <p className="hint">{t('deskPictures.lead')}</p>
      {!isUploading && library}
      <UploadForm of={pictures} />
      {isUploading && library}
    </div>
  )
}

interface LibrarySearchProps {
  to: 'pictures' | 'documents'
  /** Part of a title, as typed. */
  text: string
}

export function LibrarySearch({ to, text }: LibrarySearchProps) {
  const { t, locale } = usePage()
  const { query } = useStaff()
  const others = [...new URLSearchParams(query)].filter(([name]) => name === 'for' || name === 'at')
  return (
    <form className="toolbar" action={staffAddress(locale, to)}>
      {others.map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      <DeskField id="q" label={t('deskPictures.search')}>
        {(control) => (
          <input className="input" type="search" name="q" defaultValue={text} {...control} />
        )}
      </DeskField>
      <button className="button button--secondary" type="submit">
        {t('deskPictures.submit')}
      </button>
    </form>
  )
}

function PictureCard({ of }: { of: PicturesPage['rows'][number] }) {
  const { t } = usePage()
  const write = useNumbers()
  const { slug, title, state, hasDraft, width, height, thumbnail, uses } = of
  return (
    <li className="picture-card">
      {thumbnail && width > 0 ? (
        <img
          className="picture-card__image"
          src={thumbnail}
          alt=""
          width={width}
          height={height}
          loading="lazy"
        />
      ) : (
        <span className="picture-card__image hint">{t('deskPictures.noPreview')}</span>
      )}
      <StaffLink to="picture" reference={slug}>
        <bdi>{title}</bdi>
      </StaffLink>
      <span className="toolbar">
        <Badge tone={state === 'published' ? 'success' : 'calm'}>
          {t(`deskContent.states.${state}`)}
        </Badge>
        {hasDraft && <Badge tone="warn">{t('deskPictures.draft')}</Badge>}
      </span>
      <span className="hint">
        {t('deskPictures.size', { width: write(width), height: write(height) })}
        <br />
        {uses.length === 0
          ? t('deskPictures.unused')
          : t('deskPictures.uses', { count: uses.length })}
      </span>
    </li>
  )
}
