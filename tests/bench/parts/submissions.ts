import { createChallenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { runnerImport } from 'vite'

interface Prepared {
  body: string
  headers: Record<string, string>
}

const hourInSeconds = 3_600
/** The worker's cost (worker/captcha/altcha) with a known counter, so that no search is needed. */
const cost = 200
const counter = 3

async function captchaSecret(signingKey: string): Promise<string> {
  const [keyrings, encoding] = await Promise.all([
    runnerImport<typeof import('../../../db/privacy/keyring.ts')>('db/privacy/keyring.ts', {
      configFile: false,
    }),
    runnerImport<typeof import('../../../domain/text/encoding.ts')>('domain/text/encoding.ts', {
      configFile: false,
    }),
  ])
  const keyring = await keyrings.module.openKeyring(signingKey)
  return encoding.module.toBase64Url(await keyring.hash('altcha', 'captcha'))
}

async function solve(secret: string, action: string): Promise<string> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost,
    counter,
    deriveKey,
    data: { action },
    expiresAt: Math.floor(Date.now() / 1_000) + hourInSeconds,
    hmacSignatureSecret: secret,
  })
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: counter })
  return btoa(JSON.stringify({ challenge, solution }))
}

async function prepare(index: number, secret: string): Promise<Prepared> {
  const body = new URLSearchParams({
    form: 'support',
    mainType: 'INFO',
    type: 'other',
    fullName: 'زائر تجريبي',
    email: `visitor-${index}@example.com`,
    message: 'متى تُفتح نافذة الانضمام القادمة إلى الاتفاقية الإطارية لخدمات تقنية المعلومات؟',
    idempotencyKey: crypto.randomUUID(),
    altcha: await solve(secret, 'support'),
  })
  return {
    body: body.toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'cf-connecting-ip': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    },
  }
}

/** The solved captcha of a form. */
export async function solveCaptcha(signingKey: string, action: string): Promise<string> {
  return solve(await captchaSecret(signingKey), action)
}

/** Valid submissions, each with its own idempotency key, sender and solved captcha. */
export async function prepareSubmissions(count: number, signingKey: string): Promise<Prepared[]> {
  const secret = await captchaSecret(signingKey)
  const indexes = Array.from({ length: count }, (_, index) => index)
  return Promise.all(indexes.map((index) => prepare(index, secret)))
}

export type { Prepared }
