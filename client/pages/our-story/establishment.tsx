import { toDigits } from '#domain/dates/format'
import type { OurStoryPayload } from '#domain/payloads/about'
import { usePage } from '../../i18n'
import { Section } from '../../ui/page/section'
import { isFirstOfYear, milestoneId } from './milestone-id'

interface EstablishmentProps {
  text: string
  milestones: OurStoryPayload['milestones']
}

export function Establishment({ text, milestones }: EstablishmentProps) {
  const { t, site } = usePage()
  return (
    <Section id="establishment" title={t('ourStory.establishment')} lead={text} shape="ledger">
      <ol className="milestones">
        {milestones.map(({ year, title, text }, at) => (
          <li key={title} id={isFirstOfYear(milestones, at) ? milestoneId(year) : undefined}>
            <time dateTime={String(year)}>
              <bdi>{toDigits(year, site.digits)}</bdi>
            </time>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
