import type { Receipt } from '#domain/forms/personal-state'
import type { Locale } from '#domain/site/locale'
import { routePath } from '#domain/site/routes'
import type { Site } from '../site'
import { filled, openForm, post, type Reply } from './forms'
import type { Mail } from './mails'

type Fields = Record<string, string>

export async function subscribe(
  site: Site,
  locale: Locale,
  typed: Fields,
  headers: Fields = {},
): Promise<Reply> {
  const path = routePath('newsletter', locale)
  return post(site, path, filled('newsletter', await openForm(site, path), typed), headers)
}

/** The receipt on the page a subscription redirects to. */
export async function receiptOf(site: Site, { location, status }: Reply): Promise<Receipt> {
  const { own } = await openForm(site, location)
  if (own?.kind !== 'receipt') throw new Error(`no receipt at ${location}: ${status}`)
  return own.receipt
}

export function linksOf({ text }: Pick<Mail, 'text'>): { confirm: string; leave: string } {
  const find = (page: string) => {
    const [address] =
      new RegExp(`https?://\\S+/newsletter/${page}\\?token=[\\w-]+`).exec(text) ?? []
    if (!address) throw new Error(`the mail has no link to ${page}`)
    const { pathname, search } = new URL(address)
    return pathname + search
  }
  return { confirm: find('confirm'), leave: find('leave') }
}

/** Presses the button on the page that a link opens. */
export function pressLink(site: Site, link: string, headers: Fields = {}): Promise<Reply> {
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  return post(site, pathname, { token: searchParams.get('token') ?? '' }, headers)
}

/** Page and step in the signed URL that the button redirects to. */
export function readDone({ location }: Pick<Reply, 'location'>): { page: string; step: string } {
  const { pathname, searchParams } = new URL(location, 'http://localhost')
  const [body = ''] = (searchParams.get('done') ?? '').split('.')
  return { page: pathname, step: JSON.parse(Buffer.from(body, 'base64url').toString()).step }
}
