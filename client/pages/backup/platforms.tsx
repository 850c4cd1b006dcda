import type { BackupPayload } from '#domain/payloads/institution'
import { usePage } from '../../i18n'
import { FoldDetails } from '../../ui/page/fold'
import { Blocks } from '../../ui/text/blocks'
import { Hidden } from '../../ui/text/hidden'
import { OutsideLink } from '../../ui/text/link'

/** One platform a row; folded in narrow windows, where the state of a platform leads to its row. */
export function BackupPlatforms({ of: platforms }: { of: BackupPayload['platforms'] }) {
  const { t } = usePage()
  return (
    <ul className="parts parts--rows platform-ways">
      {platforms.map(({ name, title, href, way }) => (
        <li className="folding" key={name} id={name}>
          <h3 className="folding__title">{title}</h3>
          <FoldDetails title={title}>
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
          </FoldDetails>
        </li>
      ))}
    </ul>
  )
}
