import { documentLanguages } from '#domain/content/media/document'
import { acceptedDocuments } from '#domain/site/document-path'
import type { DocumentIssue, DocumentsPage } from '#domain/staff/documents'
import { usePage } from '../../../i18n'
import { Badge } from '../../../ui/text/badge'
import { DoButton, PostForm, SelectField } from '../../desk-form'
import { DeskAlert, DeskBox, DeskTable } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { LibrarySearch } from '../pictures/page'
import { DayField, FileField, TitleFields } from '../pictures/upload-form'

interface DocumentsProps {
  of: DocumentsPage
}

export function DeskDocuments({ data: documents }: { data: DocumentsPage }) {
  const { t } = usePage()
  const { rows, hasMore, form, text } = documents
  const library = (
    <DeskBox id="library" title={t('deskDocuments.list')}>
      <LibrarySearch to="documents" text={text} />
      {rows.length === 0 ? (
        <p className="hint">{t('deskDocuments.none')}</p>
      ) : (
        <Library of={documents} />
      )}
      {hasMore && <p className="hint">{t('deskDocuments.more')}</p>}
    </DeskBox>
  )
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskDocuments.title')}</h1>
        <a href="#upload">{t('deskDocuments.upload')}</a>
      </header>
      <p className="hint">{t('deskDocuments.lead')}</p>
      {!form && library}
      <UploadForm of={documents} />
      {form && library}
    </div>
  )
}

const columns = ['title', 'file', 'state', 'uses'] as const

function Library({ of: { rows } }: DocumentsProps) {
  const { t } = usePage()
  return (
    <DeskTable
      label={t('deskDocuments.title')}
      heads={columns.map((column) => t(`deskDocuments.columns.${column}`))}
      rows={rows.map(({ slug, title, state, hasDraft, name, size, language, uses }) => ({
        key: slug,
        cells: [
          <StaffLink to="document" reference={slug} key="title">
            <bdi>{title}</bdi>
          </StaffLink>,
          <span key="file">
            <bdi>{name}</bdi>
            <br />
            <bdi>{size}</bdi> · {t(`deskDocuments.languages.${language}`)}
          </span>,
          <span className="toolbar" key="state">
            <Badge tone={state === 'published' ? 'success' : 'calm'}>
              {t(`deskContent.states.${state}`)}
            </Badge>
            {hasDraft && <Badge tone="warn">{t('deskPictures.draft')}</Badge>}
          </span>,
          uses.length === 0
            ? t('deskDocuments.unused')
            : t('deskDocuments.uses', { count: uses.length }),
        ],
      }))}
    />
  )
}

export function DocumentFileField({ issue }: { issue: DocumentIssue | null }) {
  const { t } = usePage()
  return (
    <FileField
      name="document"
      accept={acceptedDocuments}
      hint={t('deskDocuments.fileHint')}
      error={issue && t(`deskDocuments.problems.${issue}`)}
    />
  )
}

function UploadForm({ of: { form, today } }: DocumentsProps) {
  const { t } = usePage()
  const { typed, issues } = form ?? {}
  return (
    <DeskBox id="upload" title={t('deskDocuments.upload')}>
      {form && <DeskAlert>{t('deskDocuments.chooseAgain')}</DeskAlert>}
      <PostForm to="documents" className="desk-form" encType="multipart/form-data" noValidate>
        <DocumentFileField issue={issues?.file ?? null} />
        <TitleFields
          name="title"
          label={t('deskDocuments.titleName')}
          valueIn={(locale) => typed?.title[locale]}
          errorIn={(locale) => {
            const issue = issues?.title[locale]
            return issue && t(`deskDocuments.issues.${issue}`)
          }}
        />
        <div className="desk-form__columns">
          <SelectField
            name="language"
            label={t('deskDocuments.language')}
            error={issues?.language && t('deskDocuments.issues.language')}
            empty={t('deskDocuments.chooseLanguage')}
            defaultValue={typed?.language}
            choices={documentLanguages.map((value) => ({
              value,
              label: t(`deskDocuments.languages.${value}`),
            }))}
          />
          <DayField
            label={t('deskDocuments.date')}
            error={issues?.date && t('deskPictures.issues.day')}
            value={typed?.date ?? today}
            today={today}
          />
        </div>
        <div className="toolbar">
          <DoButton value="upload" look="button--primary">
            {t('deskPictures.uploadSubmit')}
          </DoButton>
        </div>
      </PostForm>
    </DeskBox>
  )
}
