import * as v from 'valibot'

/** The bindings of wrangler.toml, as `wrangler types` writes them down. */
export type Bindings = Env

const settings = v.object({
  PUBLIC_ORIGIN: v.pipe(v.string(), v.url()),
  PRODUCT_SLUG: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/)),
  ROOT_REDIRECT: v.picklist(['on', 'off']),
  KEPT_MEGABYTES: v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number)),
})

/** What a deployment decides; content settings live in D1 (domain/settings). */
export interface Deployment {
  origin: string
  productSlug: string
  rootRedirect: boolean
  /** How much of an isolate's 128 MB settled documents may take; 0 keeps none in memory. */
  keptBytes: number
}

const read = new WeakMap<Bindings, Deployment>()

/** Reads the deployment's settings, once per isolate; a wrong one fails every request with its name. */
export function readDeployment(env: Bindings): Deployment {
  const known = read.get(env)
  if (known) return known
  const deployment = parseDeployment(env)
  read.set(env, deployment)
  return deployment
}

function parseDeployment(env: Bindings): Deployment {
  const { PUBLIC_ORIGIN, PRODUCT_SLUG, ROOT_REDIRECT, KEPT_MEGABYTES } = v.parse(settings, env)
  return {
    origin: new URL(PUBLIC_ORIGIN).origin,
    productSlug: PRODUCT_SLUG,
    rootRedirect: ROOT_REDIRECT === 'on',
    keptBytes: KEPT_MEGABYTES * 1_048_576,
  }
}
