import { routePath } from '#domain/site/routes'
import { usePage } from '../../../i18n'
import { ListRow, RowList } from '../../../ui/lists/rows'
import { Neighbours } from '../../../ui/page/neighbours'
import { PageHead } from '../../../ui/page/page-head'
import { Part } from '../../../ui/page/section'
import { Day } from '../../../ui/text/date'
import { PageLink } from '../../../ui/text/link'
import { PageBody, type PageProps } from '../../../widgets/feedback/page-body'
import type { NewsletterIssuePayload } from './payload'
import '../../../ui/page/article.css'

export function NewsletterIssue(page: PageProps<NewsletterIssuePayload>) {
  const { lead, date, introduction, items, newer, older } = page.payload
  const { t, locale } = usePage()
  const linkTo = ({ slug, title }: { slug: string; title: string }, name: string) => ({
    href: routePath('newsletterIssue', locale, { slug }),
    name,
    title,
  })
  return (
    <>
      <PageHead lead={lead}>
        <ul className="article__facts">
          <li>
            <Day date={date} />
          </li>
        </ul>
      </PageHead>
      <PageBody of={page}>
        <div className="reading">
          <p>{introduction}</p>
        </div>
        <Part id="items" title={t('newsletterIssue.items')}>
          <RowList>
            {items.map(({ type, title, text, href }) => (
              <ListRow
                key={`${type} ${title}`}
                meta={<span className="tag">{t(`newsletterIssue.types.${type}`)}</span>}
                title={href ? <a href={href}>{title}</a> : title}
                level={3}
              >
                <p>{text}</p>
              </ListRow>
            ))}
          </RowList>
        </Part>
        <Part id="subscribe" title={t('newsletterIssue.subscribe')}>
          <div className="flow">
            <p>{t('newsletterIssue.subscribeText')}</p>
            <p className="button-row">
              <PageLink to="newsletter" className="button button--secondary">
                {t('newsletterIssue.toForm')}
              </PageLink>
            </p>
          </div>
        </Part>
        <Neighbours
          label={t('newsletterIssue.around')}
          previous={older && linkTo(older, t('newsletterIssue.older'))}
          next={newer && linkTo(newer, t('newsletterIssue.newer'))}
        />
      </PageBody>
    </>
  )
}
