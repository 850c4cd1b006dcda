import type { DocumentPage } from '#domain/staff/documents'
import { usePage } from '../../../i18n'
import { Facts } from '../../../ui/lists/facts'
import { Badge } from '../../../ui/text/badge'
import { Fact } from '../../../ui/text/inline'
import { DoButton, PostForm } from '../../desk-form'
import { DeskAlert, DeskBox } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { DocumentFileField } from '../documents/page'
import { FileUses } from '../picture/page'

interface DocumentProps {
  of: DocumentPage
}

export function DeskDocument({ data: document }: { data: DocumentPage }) {
  const { t } = usePage()
  const { slug, title, state, hasDraft, problem, uses } = document
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <Badge tone="info">{t(`deskContent.states.${state}`)}</Badge>
        {hasDraft && <Badge tone="warn">{t('deskPictures.draft')}</Badge>}
        <StaffLink to="documents">{t('deskDocuments.back')}</StaffLink>
        <StaffLink to="entry" reference={`document/${slug}`}>
          {t('deskPicture.edit')}
        </StaffLink>
      </header>
      {problem && <DeskAlert>{t(`deskDocuments.problems.${problem}`)}</DeskAlert>}
      <DocumentDetails of={document} />
      <FileUses of={uses} inUse={t('deskDocuments.inUse')} unused={t('deskDocuments.notUsed')} />
      <DeskBox id="replace" title={t('deskPicture.replace')}>
        <p className="hint">{t('deskDocuments.replaceHint')}</p>
        <PostForm
          to="document"
          reference={slug}
          className="desk-form"
          encType="multipart/form-data"
          hidden={{ version: document.version }}
          noValidate
        >
          <DocumentFileField issue={null} />
          <div className="toolbar">
            <DoButton value="replace">{t('deskPicture.replaceSubmit')}</DoButton>
          </div>
        </PostForm>
      </DeskBox>
    </div>
  )
}

function DocumentDetails({
  of: { title, name, size, language, path, file, marks },
}: DocumentProps) {
  const { t } = usePage()
  const found = marks.map((mark) => t(`deskTicket.fileMarks.${mark}`))
  return (
    <DeskBox id="facts" title={t('deskDocuments.facts')}>
      <Facts shape="grid">
        <Fact term={t('deskDocuments.name')}>
          <bdi>{name}</bdi>
        </Fact>
        <Fact term={t('deskDocuments.size')}>
          <bdi>{size}</bdi>
        </Fact>
        <Fact term={t('deskDocuments.language')}>{t(`deskDocuments.languages.${language}`)}</Fact>
        <Fact term={t('deskDocuments.marks')}>
          {found.join(t('date.separator')) || t('deskDocuments.noMarks')}
        </Fact>
        <Fact term={t('deskDocuments.path')}>
          <code dir="ltr">{path}</code>
        </Fact>
      </Facts>
      <p className="hint">
        {t('deskDocuments.pathHint')} <code dir="auto">{`[${title}](${path})`}</code>
      </p>
      <p>
        <a href={file} download>
          {t('deskDocuments.newest')}
        </a>
      </p>
    </DeskBox>
  )
}
