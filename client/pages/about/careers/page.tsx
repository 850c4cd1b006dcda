import type { TitledText } from '#domain/payloads/about'
import { usePage } from '../../../i18n'
import { Icon } from '../../../ui/icons/icon'
import { EmptyState } from '../../../ui/lists/empty-state'
import { Facts } from '../../../ui/lists/facts'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Steps } from '../../../ui/lists/steps'
import { TextCells } from '../../../ui/lists/text-cells'
import { Fold, FoldDetails } from '../../../ui/page/fold'
import { PageHead } from '../../../ui/page/page-head'
import { SectionHead } from '../../../ui/page/section'
import { Toc } from '../../../ui/page/toc'
import { Day } from '../../../ui/text/date'
import { Bullets, Fact, Hidden } from '../../../ui/text/inline'
import { PageLink } from '../../../ui/text/link'
import { TextFold } from '../../../ui/text/text-fold'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { CareersPayload, Vacancy } from './payload'
import './careers.css'
import '../../../ui/accordion.css'
import '../../../ui/text/prose.css'
import '../../../ui/wide-column.css'

const sections = ['open', 'life', 'apply', 'early', 'answers'] as const

export function Careers(page: PageProps<CareersPayload>) {
  const { lead, open, closed, life, steps, early, answers } = page.payload
  const { t } = usePage()
  // Folded away in narrow windows, where the vacancies and the way to apply come first.
  const fold = (id: 'life' | 'early', items: TitledText[]) => (
    <Fold id={id} title={t(`careers.${id}`)}>
      <TextCells items={items} />
    </Fold>
  )
  return (
    <>
      <PageHead lead={lead} />
      <PageBody of={page}>
        <div className="columns columns--book columns--wide">
          <Toc contents={sections.map((id) => ({ id, title: t(`careers.${id}`) }))} />
          <div className="stack careers">
            <Vacancies open={open} closed={closed} />
            {fold('life', life)}
            <ApplicationSteps steps={steps} />
            {fold('early', early)}
            <section aria-labelledby="answers">
              <SectionHead id="answers" title={t('careers.answers')} />
              <div className="accordion">
                {answers.map(({ question, answer }) => (
                  <FoldDetails title={question} key={question}>
                    <p>{answer}</p>
                  </FoldDetails>
                ))}
              </div>
            </section>
          </div>
        </div>
      </PageBody>
    </>
  )
}

/** An application is sent as a message, so the link leads to the contact page. */
function ApplicationSteps({ steps }: Pick<CareersPayload, 'steps'>) {
  const { t } = usePage()
  return (
    <section aria-labelledby="apply">
      <SectionHead id="apply" title={t('careers.apply')} />
      <Steps of={steps} />
      <PageLink to="contact" className="button button--primary">
        {t('careers.applyLink')}
        <Icon name="arrow-right" flip />
      </PageLink>
    </section>
  )
}

function Vacancies({ open, closed }: Pick<CareersPayload, 'open' | 'closed'>) {
  const { t, digits } = usePage()
  const count = digits(t('careers.count', { count: open.length }))
  return (
    <section aria-labelledby="open">
      <SectionHead id="open" title={t('careers.open')} lead={open.length > 0 ? count : ''} />
      {open.length === 0 && (
        <EmptyState title={t('careers.none')} text={t('careers.noneText')} level={3}>
          <a className="link-arrow" href="#early">
            {t('careers.noneLink')}
          </a>
        </EmptyState>
      )}
      <RowList density="large">
        {open.map((vacancy) => (
          <OpenVacancy key={vacancy.slug} of={vacancy} />
        ))}
      </RowList>
      {closed.length > 0 && (
        <>
          <h3>{t('careers.recent')}</h3>
          <RowList density="compact">
            {closed.map(({ slug, code, title, closes }) => (
              <ListRow key={slug} title={title} level={4} end={<bdi dir="ltr">{code}</bdi>}>
                <p>
                  {t('careers.closed')} <Day date={closes} />
                </p>
              </ListRow>
            ))}
          </RowList>
        </>
      )}
    </section>
  )
}

function OpenVacancy({ of: vacancy }: { of: Vacancy }) {
  const { t, digits } = usePage()
  const lists = ['duties', 'requirements'] as const
  return (
    <ListRow title={vacancy.title} level={3} id={vacancy.slug} end={<Deadline of={vacancy} />}>
      <p>{vacancy.text}</p>
      <Facts shape="grid">
        {(['department', 'place', 'contract', 'seats'] as const).map((name) => (
          <Fact term={t(`careers.${name}`)} key={name}>
            {digits(vacancy[name])}
          </Fact>
        ))}
      </Facts>
      <TextFold title={t('careers.details')}>
        {lists.map((name) => (
          <div key={name}>
            <h4>{t(`careers.${name}`)}</h4>
            <Bullets of={vacancy[name]} />
          </div>
        ))}
        <p>
          <a className="link-arrow" href="#apply">
            {t('careers.howTo')}
          </a>
        </p>
      </TextFold>
    </ListRow>
  )
}

/** Days left, and the way to apply: a message with the vacancy number. */
function Deadline({ of: { title, code, closes, days } }: { of: Vacancy }) {
  const { t, digits } = usePage()
  return (
    <div className="vacancy__deadline">
      <p>
        <strong>{digits(t('careers.left', { count: days }))}</strong>
      </p>
      <p>
        {t('careers.closes')} <Day date={closes} isStacked />
      </p>
      <PageLink
        to="contact"
        query={{ kind: 'INFO' }}
        className="button button--primary button--small"
      >
        {t('careers.applyNow')}
        <Hidden>{t('date.separator') + title}</Hidden>
      </PageLink>
      <p className="vacancy__how">
        {t('careers.applyHow')} <bdi dir="ltr">{code}</bdi>
      </p>
    </div>
  )
}
