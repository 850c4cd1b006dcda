import type { ModerationPage, ModerationSection } from '#domain/staff/moderation'
import { usePage } from '../../../i18n'
import { DeskTabs } from '../../desk-parts'
import { PageVotesTable } from './page-votes'
import { Releases } from './releases'
import { Texts } from './texts'

export function DeskModeration({ data: moderation }: { data: ModerationPage }) {
  const { t } = usePage()
  const { part } = moderation
  return (
    <div className="desk-page">
      <header className="toolbar">
        <h1>{t('deskModeration.title')}</h1>
        <Sections moderation={moderation} />
      </header>
      <section aria-labelledby="section-title">
        <h2 className="visually-hidden" id="section-title">
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
    <nav aria-label={t('deskModeration.sections')}>
      <DeskTabs
        tabs={sections.map((section, at) => ({
          to: 'moderation',
          query: { section: at === 0 ? '' : section },
          text: t(`deskModeration.names.${section}`),
          count: numbers[section] ?? null,
          isCurrent: section === part.section,
        }))}
      />
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
