import type { FrameworkAgreementsPayload } from '#domain/payloads/agreements'
import { usePage } from '../../i18n'
import { Emblem } from '../../ui/drawings/emblem'
import { Fact } from '../../ui/text/fact'
import { countEmblem } from './count-emblem'

interface EmblemLegendProps {
  of: FrameworkAgreementsPayload['example']
  today: string
}

/** Explains the parts of an emblem beside a large one. */
export function EmblemLegend({ of: { title, figure }, today }: EmblemLegendProps) {
  const { t, site } = usePage()
  const parts = countEmblem(t, site.digits, figure)
  return (
    <section className="emblem-legend" aria-labelledby="emblem">
      <Emblem of={figure} today={today} label={t('agreements.emblem.label', { title, ...parts })} />
      <div>
        <h2 id="emblem">{t('agreements.emblem.title')}</h2>
        <dl>
          <Fact term={t('agreements.emblem.sidesName')}>{t('agreements.emblem.sidesText')}</Fact>
          <Fact term={t('agreements.emblem.petalsName')}>{t('agreements.emblem.petalsText')}</Fact>
          <Fact term={t('agreements.emblem.dotsName')}>{t('agreements.emblem.dotsText')}</Fact>
        </dl>
        <p>{t('agreements.emblem.example', { title, ...parts })}</p>
      </div>
    </section>
  )
}
