import { type KindName, kinds } from '#domain/content/kinds'
import { recordStates } from '#domain/editing/record-state'
import type { ContentPage, RecordRow } from '#domain/staff/content'
import { staffAddress } from '#domain/staff/staff-routes'
import { usePage } from '../../../i18n'
import { Badge, type Tone } from '../../../ui/text/badge'
import { DoButton, LineField, PostForm, SelectField } from '../../desk-form'
import { DeskBox, DeskTable } from '../../desk-parts'
import { StaffLink } from '../../staff-link'
import { BatchFields, BatchProblems } from './batch'
import './desk-content.css'

export function DeskContent({ data: content }: { data: ContentPage }) {
  const { t } = usePage()
  const { rows, refused, hasMore } = content
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskContent.title')}</h1>
      </header>
      {refused.length > 0 && (
        <DeskBox id="refused" title={t('deskContent.refused')}>
          <ul>
            {refused.map(({ reference, title }) => (
              <li key={reference}>
                <StaffLink to="entry" reference={reference}>
                  <bdi>{title}</bdi>
                </StaffLink>
              </li>
            ))}
          </ul>
        </DeskBox>
      )}
      <Filter of={content} />
      <DeskBox id="records" title={t(`deskContent.kinds.${content.kind}`)}>
        {content.batch && <BatchProblems of={content.batch} kind={content.kind} />}
        {rows.length === 0 ? (
          <p className="hint">{t('deskContent.none')}</p>
        ) : content.mayPublish ? (
          <PostForm to="content" keepsQuery className="desk-form" noValidate>
            <Records of={content} />
            <BatchFields of={content} />
          </PostForm>
        ) : (
          <Records of={content} />
        )}
        {hasMore && <p className="hint">{t('deskContent.more')}</p>}
      </DeskBox>
      <CreateForm of={content} />
    </div>
  )
}

interface ContentProps {
  of: ContentPage
}

function Filter({ of: { kind, text, filter } }: ContentProps) {
  const { t, locale } = usePage()
  const names = Object.keys(kinds) as KindName[]
  return (
    <form className="desk-form" action={staffAddress(locale, 'content')}>
      <div className="desk-form__columns">
        <SelectField
          name="kind"
          label={t('deskContent.kind')}
          defaultValue={kind}
          choices={names
            .map((name) => ({ value: name, label: t(`deskContent.kinds.${name}`) }))
            .toSorted((one, other) => one.label.localeCompare(other.label, locale))}
        />
        <SelectField
          name="state"
          label={t('deskContent.columns.state')}
          defaultValue={filter ?? ''}
          choices={[
            { value: '', label: t('deskContent.filters.all') },
            { value: 'draft', label: t('deskContent.filters.draft') },
            { value: 'untranslated', label: t('deskContent.filters.untranslated') },
            { value: 'deadLink', label: t('deskContent.filters.deadLink') },
            ...recordStates.map((one) => ({ value: one, label: t(`deskContent.states.${one}`) })),
          ]}
        />
        <LineField name="q" label={t('deskContent.search')} type="search" defaultValue={text} />
      </div>
      <div className="toolbar">
        <button className="button button--secondary" type="submit">
          {t('deskContent.submit')}
        </button>
      </div>
    </form>
  )
}

const tones: Record<RecordRow['state'], Tone> = {
  new: 'new',
  published: 'success',
  scheduled: 'info',
  ended: 'calm',
  withdrawn: 'danger',
}
const columns = ['title', 'state', 'updated', 'origin'] as const

function Records({ of: { kind, rows, mayPublish, batch } }: ContentProps) {
  const { t } = usePage()
  const heads = columns.map((column) => t(`deskContent.columns.${column}`))
  return (
    <DeskTable
      label={t('deskContent.list')}
      heads={heads}
      rows={rows.map((row) => ({
        key: row.slug,
        cells: [
          <span className="content-title" key="title">
            {mayPublish && (
              <input
                type="checkbox"
                name="pick"
                value={`${row.slug}:${row.version}`}
                defaultChecked={batch?.picked.includes(row.slug)}
                aria-label={`${t('deskContent.batch.pick')}: ${row.title}`}
              />
            )}
            <StaffLink to="entry" reference={`${kind}/${row.slug}`}>
              <bdi>{row.title}</bdi>
            </StaffLink>
          </span>,
          <RecordBadges of={row} key="state" />,
          row.updated ?? t('deskContent.never'),
          t(`deskContent.origins.${row.isStaffs ? 'staff' : 'seed'}`),
        ],
      }))}
    />
  )
}

function RecordBadges({ of: { state, hasDraft, publishAt, hasDeadLink } }: { of: RecordRow }) {
  const { t } = usePage()
  return (
    <span className="toolbar">
      <Badge tone={tones[state]}>{t(`deskContent.states.${state}`)}</Badge>
      {hasDraft && (
        <Badge tone="warn">
          {publishAt === null
            ? t('deskContent.draft')
            : t('deskContent.draftUntil', { day: publishAt })}
        </Badge>
      )}
      {hasDeadLink && <Badge tone="danger">{t('deskContent.deadLink')}</Badge>}
    </span>
  )
}

function CreateForm({ of: { created, begun } }: ContentProps) {
  const { t } = usePage()
  return (
    <DeskBox id="create" title={t('deskContent.create.title')}>
      {begun && (
        <p>
          {t('deskContent.create.begun')} <bdi lang={begun.locale}>{begun.title}</bdi>
        </p>
      )}
      <PostForm to="content" className="desk-form" keepsQuery noValidate>
        <LineField
          name="slug"
          label={t('deskContent.create.slug')}
          hint={t('deskContent.create.hint')}
          error={created && t(`deskContent.create.issues.${created.issue}`)}
          dir="ltr"
          defaultValue={created?.slug}
          aria-required
        />
        <div className="toolbar">
          <DoButton value="create">{t('deskContent.create.submit')}</DoButton>
        </div>
      </PostForm>
    </DeskBox>
  )
}
