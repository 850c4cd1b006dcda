import type { BookPayload } from '#domain/payloads/knowledge'
import { usePage } from '../../i18n'

interface BlankFormProps {
  title: string
  fields: BookPayload['fields']
}

/** Rendered for printing: the fields are lines to write on, not inputs. */
export function BlankForm({ title, fields }: BlankFormProps) {
  const { t, site } = usePage()
  return (
    <section className="book-part" aria-labelledby="blank">
      <h2 id="blank">{t('book.blank.title')}</h2>
      <p>{t('book.blank.text')}</p>
      <div className="blank">
        <p className="blank__title">
          <strong className="blank__name">{title}</strong>
          <span>{t('site.name')}</span>
          <bdi>{site.domain}</bdi>
        </p>
        <ol>
          {fields.map(({ label, hint, size }) => (
            <li className={`blank__field blank__field--${size}`} key={label}>
              <strong>{label}</strong>
              {hint && <small>{hint}</small>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
