import { type Bindings, type Deployment, readDeployment } from '#worker/env'

const variables = {
  PUBLIC_ORIGIN: 'https://site.example',
  ROOT_REDIRECT: 'on',
  MEMORY_CACHE_MB: '10',
  MAIL_FROM: 'site@site.example',
  MAIL_FROM_NAME: '',
  MAIL_REPLY_TO: '',
  MAIL_REPLY_DOMAIN: '',
  MAIL_FORWARD_TO: '',
  MAIL_TRANSPORT: 'binding',
  SMTP_HOST: '',
  SMTP_PORT: '587',
  SMTP_TLS: 'starttls',
  SMTP_USER: '',
  CAPTCHA_PROVIDER: 'altcha',
  CAPTCHA_VERIFY_URL: '',
  OIDC_ISSUER: '',
  OIDC_CLIENT_ID: '',
  SUBMITS_PER_TEN_MINUTES: '10',
  SHARED_ADDRESS_FACTOR: '50',
}

/** The settings of a deployment with these variables. */
export function readVariables(changed: Record<string, string>): Deployment {
  // Only variables are read.
  return readDeployment({ ...variables, ...changed } as unknown as Bindings)
}
