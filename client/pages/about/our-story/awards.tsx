import { wordedTitle } from '#domain/site/route-titles'
import { usePage } from '../../../i18n'
import { SectionHead } from '../../../ui/page/section'
import { Day } from '../../../ui/text/date'
import { ArrowLink } from '../../../ui/text/link'
import { TextFold } from '../../../ui/text/text-fold'
import type { OurStoryPayload } from './payload'
import '../../../ui/page/section.css'
import './our-story.css'

/** Awards that are not folded. */
const recent = 3

export function Awards({ awards }: Pick<OurStoryPayload, 'awards'>) {
  const { t, locale } = usePage()
  return (
    <section className="section" aria-labelledby={awards.length > 0 ? 'awards' : 'more'}>
      {awards.length > 0 && (
        <div className="section__inner section__inner--ledger">
          <SectionHead id="awards" title={t('ourStory.awards')} lead={t('ourStory.awardsLead')} />
          <div>
            <AwardList of={awards.slice(0, recent)} />
            {awards.length > recent && (
              <TextFold title={t('ourStory.earlierAwards')}>
                <AwardList of={awards.slice(recent)} />
              </TextFold>
            )}
          </div>
        </div>
      )}
      <div className="section__inner our-story__more">
        <h2 id="more">{t('ourStory.more')}</h2>
        <ul>
          {(['directors', 'executiveManagement', 'orgStructure', 'careers'] as const).map(
            (name) => (
              <li key={name}>
                <ArrowLink to={name}>{wordedTitle(name, locale)}</ArrowLink>
              </li>
            ),
          )}
        </ul>
      </div>
    </section>
  )
}

function AwardList({ of: awards }: { of: OurStoryPayload['awards'] }) {
  return (
    <ol className="awards">
      {awards.map(({ slug, title, date, granter, note }) => (
        <li key={slug}>
          <Day date={date} isStacked />
          <div>
            <h3>{title}</h3>
            <p>{granter}</p>
            <p>{note}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
