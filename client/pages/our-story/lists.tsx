import { toDigits } from '#domain/format'
import type { Titled } from '#domain/payloads/about'
import { usePage } from '../../i18n'
import { AimStar } from '../../ui/drawings/stars'

export function Goals({ goals }: { goals: Titled[] }) {
  const { t } = usePage()
  return (
    <section className="section section--tint" aria-labelledby="goals">
      <div className="section__inner">
        <div className="section__head">
          <h2 id="goals">{t('ourStory.goals')}</h2>
          <p>{t('ourStory.goalsLead')}</p>
        </div>
        <ul className="goals">
          {goals.map(({ title, text }, at) => (
            <li key={title}>
              <AimStar at={at} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Tasks({ tasks }: { tasks: string[] }) {
  const { t } = usePage()
  return (
    <section className="section" aria-labelledby="tasks">
      <div className="section__inner section__inner--ledger">
        <div className="section__head">
          <h2 id="tasks">{t('ourStory.tasks')}</h2>
          <p>{t('ourStory.tasksLead')}</p>
        </div>
        <ul className="bullets our-story__tasks">
          {tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export function Objectives({ objectives }: { objectives: Titled[] }) {
  const { t, site } = usePage()
  return (
    <section className="section section--ruled" aria-labelledby="objectives">
      <div className="section__inner">
        <div className="section__head">
          <h2 id="objectives">{t('ourStory.objectives')}</h2>
          <p>{t('ourStory.objectivesLead')}</p>
        </div>
        <ol className="objectives">
          {objectives.map(({ title, text }, at) => (
            <li key={title}>
              <bdi aria-hidden="true">{toDigits(at + 1, site.digits)}</bdi>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export function Themes({ text, themes }: { text: string; themes: Titled[] }) {
  const { t } = usePage()
  return (
    <section className="section section--deep" aria-labelledby="alignment">
      <div className="section__inner">
        <div className="section__head">
          <h2 id="alignment">{t('ourStory.alignment')}</h2>
          <p>{text}</p>
        </div>
        <ul className="themes">
          {themes.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
