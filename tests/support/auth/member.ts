import { expect } from 'vitest'
import { tagsOf } from '../html'
import { type Browser, createBrowser, logIn } from './browser'
import type { LoginSite } from './login-site'

/** A browser that has logged in, by default with the verified address of the sample tickets. */
export async function createMember(
  { site, provider }: LoginSite,
  claims: Record<string, unknown> = {},
): Promise<Browser> {
  const browser = createBrowser(site)
  provider.faults = { claims }
  expect((await logIn(provider, browser)).status).toBe(302)
  provider.faults = {}
  return browser
}

/** The fields of the form that sends a value of a field, as they stand in a page. */
export function fieldsOf(html: string, name: string, value: string): Record<string, string> {
  const form = html
    .split('<form')
    .find((text) =>
      tagsOf(text).some(({ attributes }) => attributes.name === name && attributes.value === value),
    )
  const [inside = ''] = (form ?? '').split('</form>')
  const inputs = tagsOf(`<form${inside}`).filter(({ attributes }) => attributes.type === 'hidden')
  return Object.fromEntries(
    inputs.map(({ attributes }) => [attributes.name ?? '', attributes.value ?? '']),
  )
}
