import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { readAttributes } from '../http/preferences'
import type { AppEnv } from '../runtime/app-env'
import { renderToText } from './render-element'

/** Renders a whole document with the reader's display settings on its root. */
export async function renderDocument(c: Context<AppEnv>, element: ReactElement): Promise<string> {
  const { markup } = readAttributes(c.req.header('cookie') ?? null)
  const text = await renderToText(c, element)
  return `<!DOCTYPE html>${text.replace(/<html[^>]*/, (tag) => tag + markup)}`
}
