import type { RemoteProvider } from '#domain/forms/captcha'
import { type CaptchaServer, openCaptchaServer } from '../../support/forms/captcha-server'
import { fillRequest } from './filling'
import { openOwnSite } from './own-site'
import { act, type Visit, type VisitOptions, visit } from './visit'

export const sendButton = '.form__end button'
export const captchaFrame = 'iframe[title=captcha]'
export const isReceipt = (url: URL) => url.searchParams.has('receipt')

export interface CaptchaSite {
  captcha: CaptchaServer
  baseURL: string
  /** Opens a page with the support request and fills it in. */
  visitFilled: (path: string, options?: VisitOptions) => Promise<Visit>
  close: () => Promise<void>
}

/** Site that has a captcha server as one of the providers. */
export async function openCaptchaSite(
  provider: RemoteProvider,
  siteKey = 'a-site-key',
): Promise<CaptchaSite> {
  const captcha = await openCaptchaServer()
  const vars = {
    CAPTCHA_PROVIDER: provider,
    CAPTCHA_SITE_KEY: siteKey,
    CAPTCHA_SECRET: captcha.secret,
    CAPTCHA_SCRIPT_URL: captcha.scriptUrl(provider),
    CAPTCHA_VERIFY_URL: captcha.url,
  }
  const site = await openOwnSite({ vars })
  const { port } = await site.address()
  const baseURL = `http://localhost:${port}`
  return {
    captcha,
    baseURL,
    async visitFilled(path, options = {}) {
      const visited = await visit(path, { baseURL, reducedMotion: 'reduce', ...options })
      await act(visited.page)
      await fillRequest(visited.page)
      return visited
    },
    async close() {
      await site.close()
      await captcha.close()
    },
  }
}
