import { toDigits } from '#domain/format'
import type { Own } from '#domain/forms/own'
import type { FaqPayload, Usefulness } from '#domain/payloads'
import { usePage } from '../i18n'
import { Blocks } from '../ui/blocks'
import { Crumbs } from '../ui/crumbs'
import { Icon } from '../ui/icon'
import { PageMeta } from '../ui/page-meta'
import { Toc } from '../ui/toc'
import { Feedback } from '../widgets/feedback'

type Category = FaqPayload['categories'][number]

interface FaqProps {
  payload: FaqPayload
  usefulness?: Usefulness
  own?: Own
}

export function Faq({ payload, usefulness, own }: FaqProps) {
  const { t } = usePage()
  const { categories, lead, modified } = payload
  const all = { id: 'all', title: t('faq.all') }
  return (
    <>
      <header className="page-head">
        <div className="page-head__inner">
          <Crumbs />
          <h1>{t('routes.faq.title')}</h1>
          <p className="lead">{lead}</p>
        </div>
      </header>
      <div className="container">
        <div className="columns columns--book">
          <Toc contents={[all, ...categories.map(({ slug, title }) => ({ id: slug, title }))]} />
          <div className="faq" id="all">
            {categories.map((category) => (
              <FaqCategory category={category} key={category.slug} />
            ))}
          </div>
        </div>
        <PageMeta modified={modified} />
      </div>
      <Feedback usefulness={usefulness} own={own} />
    </>
  )
}

function FaqCategory({ category: { slug, title, questions } }: { category: Category }) {
  const { t, site } = usePage()
  return (
    <section aria-labelledby={slug}>
      <div className="faq__head">
        <h2 id={slug}>{title}</h2>
        <p>{toDigits(t('faq.count', { count: questions.length }), site.digits)}</p>
      </div>
      <div className="accordion">
        {questions.map(({ slug: id, question, answer }) => (
          <details id={id} key={id}>
            <summary>
              <span>{question}</span>
              <Icon name="chevron-down" className="icon--turn" />
            </summary>
            <div className="flow">
              <Blocks of={answer} />
              <p className="faq__link">
                <a href={`#${id}`}>{t('faq.link')}</a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
