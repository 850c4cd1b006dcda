import type { Next } from 'hono'
import type { HandlerContext, RequestEnv } from '../http/handler-context'
import type { RequestContext } from './request-context'

export type AppEnv = RequestEnv & { Variables: { ctx: RequestContext } }

export type AppContext = HandlerContext<RequestContext>

type Answer = Response | undefined

export type AppHandler = (c: AppContext, next: Next) => Answer | Promise<Answer> | Promise<void>

/** Hono's app after the middleware that sets the request context: its handlers find it. */
export interface App {
  use(...handlers: AppHandler[]): unknown
  use(path: string, ...handlers: AppHandler[]): unknown
  get(path: string, ...handlers: AppHandler[]): unknown
  post(path: string, ...handlers: AppHandler[]): unknown
  all(path: string, ...handlers: AppHandler[]): unknown
  options(path: string, ...handlers: AppHandler[]): unknown
  on(methods: string[], path: string, ...handlers: AppHandler[]): unknown
  onError(handler: (error: Error, c: AppContext) => Response | Promise<Response>): unknown
}
