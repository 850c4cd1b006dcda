import type { BackupPayload } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import { Blocks } from '../../ui/text/blocks'
import { Hidden } from '../../ui/text/hidden'
import { OutsideLink } from '../../ui/text/link'

export function Ways({ of: platforms }: { of: BackupPayload['platforms'] }) {
  const { t } = usePage()
  return (
    <ul className="parts parts--rows">
      {platforms.map(({ name, title, href, way }) => (
        <li key={name}>
          <h3 id={name}>{title}</h3>
          <div className="part__text">
            <Blocks of={way} />
            {href && (
              <p className="platform-link">
                <OutsideLink href={href}>
                  {t('backup.open')}
                  <Hidden>{` ${title}`}</Hidden>
                </OutsideLink>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
