import type { Context } from 'hono'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Bytes, encodeText } from '#domain/text/encoding'
import type { HandlerContext } from '../http/handler-context'
import { readAttributes } from '../http/preferences'

/** The part of a Hono context that renders an element with the app's `reactRenderer`. */
export type Renderer = Pick<Context, 'render'>

export async function renderToText(renderer: Renderer, element: ReactElement): Promise<string> {
  const response = await renderer.render(element)
  return response.text()
}

/** Renders without the detour through a Response that `renderToText` takes: that costs 10 % more. */
export function renderToBytes(element: ReactElement): Bytes {
  return encodeText(renderToString(element))
}

/** Renders a whole document with the reader's display settings on its root. */
export async function renderDocument(c: HandlerContext, element: ReactElement): Promise<string> {
  const { markup } = readAttributes(c.req.header('cookie') ?? null)
  const text = await renderToText(c, element)
  return `<!DOCTYPE html>${text.replace(/<html[^>]*/, (tag) => tag + markup)}`
}
