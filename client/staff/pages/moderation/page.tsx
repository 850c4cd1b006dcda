import type { ModerationPage, ModerationSection } from '#domain/staff/moderation'
import { usePage } from '../../../i18n'
import { StaffLink } from '../../staff-link'
import { PageVotesTable } from './page-votes'
import { Releases } from './releases'
import { Texts } from './texts'
import '../../desk-bar.css'
import './desk-moderation.css'
import '../../desk-table.css'

export function DeskModeration({ data: moderation }: { data: ModerationPage }) {
  const { t } = usePage()
  const { part } = moderation
  return (
    <div className="desk-page">
      <header className="moderation__head">
        <h1>{t('deskModeration.title')}</h1>
        <Sections moderation={moderation} />
      </header>
      <section aria-labelledby="section-title">
        <h2 className="moderation__title" id="section-title">
          {t(`deskModeration.names.${part.section}`)}
        </h2>
        <Part part={part} />
      </section>
    </div>
  )
}

function Sections({ moderation: { sections, counts, part } }: { moderation: ModerationPage }) {
  const { t } = usePage()
  const numbers: Partial<Record<ModerationSection, number>> = counts
  return (
    <nav className="moderation__sections" aria-label={t('deskModeration.sections')}>
      <ul>
        {sections.map((section, at) => (
          <li key={section}>
            <StaffLink
              to="moderation"
              query={{ section: at === 0 ? '' : section }}
              isCurrent={section === part.section}
            >
              {t(`deskModeration.names.${section}`)}
              {numbers[section] !== undefined && <bdi className="count">{numbers[section]}</bdi>}
            </StaffLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Part({ part }: { part: ModerationPage['part'] }) {
  switch (part.section) {
    case 'releases':
      return <Releases part={part} />
    case 'pages':
      return <PageVotesTable part={part} />
    default:
      return <Texts part={part} />
  }
}
