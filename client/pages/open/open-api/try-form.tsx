import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ApiInput, ApiRead, ApiTrial, ApiWrite } from '#domain/payloads/open'
import { usePage } from '../../../i18n'
import { Badge } from '../../../ui/text/badge'
import { TextFold } from '../../../ui/text/text-fold'
import { CodeBlock } from './parts'
import '../../../forms/fields.css'
import '../../../ui/box.css'

interface Answer {
  address: string
  text: string
  /** Null if the API could not be reached. */
  response: { status: number; milliseconds: number; bytes: number; headers: string } | null
}

async function call(address: string, init?: RequestInit): Promise<Answer> {
  const start = performance.now()
  const response = await fetch(address, init)
  const body = await response.text()
  return {
    address,
    text: JSON.stringify(JSON.parse(body), null, 2),
    response: {
      status: response.status,
      milliseconds: Math.round(performance.now() - start),
      bytes: new TextEncoder().encode(body).length,
      headers: [...response.headers].map((header) => header.join(': ')).join('\n'),
    },
  }
}

function read(form: HTMLFormElement): Promise<Answer> {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
  return call(`${new URL(form.action).pathname}?${new URLSearchParams(filled)}`)
}

/** Gets a challenge of the sandbox and solves it, with a solver that is loaded for it. */
async function solve(root: string, path: string, key: string): Promise<string> {
  const { solveStepUp } = await import('../../../widgets/feedback/solve-step-up')
  const query = new URLSearchParams({ for: path, ...(isAboutPage.test(path) && { key }) })
  const response = await fetch(`${root}/challenge?${query}`)
  const { challenge } = await response.json()
  return solveStepUp(JSON.stringify(challenge))
}

/** Writes whose challenge belongs to their idempotency key. */
const isAboutPage = /^(?:feedback|ratings|comments)$/

/** The body with a solved challenge; one that is no JSON object goes as it is, to be refused. */
async function withSolution(body: string, solution: () => Promise<string>): Promise<string> {
  try {
    const fields: unknown = JSON.parse(body)
    return JSON.stringify({ ...(fields as object), altcha: await solution() })
  } catch {
    return body
  }
}

async function write(form: HTMLFormElement, { path, isSolved }: ApiTrial): Promise<Answer> {
  const { pathname, search } = new URL(form.action)
  const body = String(new FormData(form).get('body'))
  const key = crypto.randomUUID()
  const root = pathname.slice(0, -path.length - 1)
  return call(pathname + search, {
    method: 'POST',
    body: isSolved ? await withSolution(body, () => solve(root, path, key)) : body,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  })
}

/** Tries a list. Without script the form opens the answer; with it, the answer stands below. */
export function TryForm({ of: { name, action, title, inputs } }: { of: ApiRead }) {
  const { t } = usePage()
  return (
    <TryBox action={action} title={title} hint={t('openApi.try.hint')} send={read}>
      <div className="form__fields">
        {inputs.map((input) => (
          <TryInput of={input} id={`${name}-${input.name.replace(/\W+/g, '-')}`} key={input.name} />
        ))}
      </div>
    </TryBox>
  )
}

/** Sends a write to the sandbox, with the body that is typed and a solved challenge. Needs script. */
export function TryWrite({ of: { name, title, trial } }: { of: ApiWrite }) {
  const { t, locale } = usePage()
  const id = `${name}-body`
  return (
    <>
      <TryBox
        action={`${trial.action}?lang=${locale}`}
        title={title}
        hint={t(`openApi.try.${trial.isSolved ? 'sandbox' : 'sandboxInquiry'}`)}
        send={(form) => write(form, trial)}
        isWrite
      >
        <div className="field">
          <label className="field__label" htmlFor={id}>
            {t('openApi.writes.body')} <bdi>(JSON)</bdi>
          </label>
          <textarea
            className="input api-body"
            id={id}
            name="body"
            rows={trial.example.split('\n').length + 1}
            dir="ltr"
            spellCheck={false}
            defaultValue={trial.example}
          />
        </div>
      </TryBox>
      <noscript>
        <p className="hint">{t('openApi.try.script')}</p>
      </noscript>
    </>
  )
}

interface TryBoxProps {
  /** Address that the form opens without script. */
  action: string
  title: string
  hint: string
  send: (form: HTMLFormElement) => Promise<Answer>
  isWrite?: boolean
  children: ReactNode
}

/** A form whose answer stands below it. */
function TryBox({ action, title, hint, send, isWrite, children }: TryBoxProps) {
  const { t } = usePage()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isHeld, setIsHeld] = useState(true)
  const [isSending, setIsSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // The inline script holds a form that was sent before React could show its answer.
  useEffect(() => {
    setIsHeld(false)
    if (form.current?.dataset.held === 'sent') form.current.requestSubmit()
  }, [])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const sent = event.currentTarget
    const address = new URL(sent.action).pathname
    const failed = { address, text: t('openApi.try.failed'), response: null }
    setAnswer(await send(sent).catch(() => failed))
    setIsSending(false)
  }
  return (
    <form
      className={`box flow${isWrite ? ' api-write' : ''}`}
      action={action}
      method={isWrite ? 'post' : undefined}
      data-held={isHeld ? '' : undefined}
      ref={form}
      onSubmit={submit}
      aria-label={`${t('openApi.try.title')}: ${title}`}
    >
      <h4>{t('openApi.try.title')}</h4>
      <p className="hint">{hint}</p>
      {children}
      <button className="button button--primary button--small" type="submit" aria-busy={isSending}>
        {t('openApi.try.send')}
      </button>
      <div role="status">
        {answer && (
          <>
            <p>
              <Badge tone="calm">{answer.response?.status ?? '—'}</Badge>{' '}
              <code dir="ltr">{answer.address}</code>
            </p>
            {answer.response && <p className="hint">{t('openApi.try.facts', answer.response)}</p>}
            <CodeBlock label={t('openApi.try.answer')} text={answer.text} />
          </>
        )}
      </div>
      {answer?.response && (
        <TextFold title={t('openApi.try.headers')}>
          <CodeBlock label={t('openApi.try.headers')} text={answer.response.headers} />
        </TextFold>
      )}
    </form>
  )
}

function TryInput({ of: { name, values, example, isRequired }, id }: { of: ApiInput; id: string }) {
  const { t, locale } = usePage()
  const isLimit = name === 'limit'
  return (
    <div className="field">
      <label className="field__label" htmlFor={id} dir="ltr">
        <code>{name}</code>
      </label>
      {values.length > 0 ? (
        <select
          className="input"
          id={id}
          name={name}
          defaultValue={name === 'lang' ? locale : ''}
          dir="ltr"
        >
          {!isRequired && (
            <option value="">
              {t(`openApi.try.${name.startsWith('filter') ? 'any' : 'default'}`)}
            </option>
          )}
          {values.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </select>
      ) : (
        <input
          className="input"
          id={id}
          name={name}
          type="text"
          dir="ltr"
          placeholder={example}
          defaultValue={isLimit ? example : undefined}
          inputMode={isLimit ? 'numeric' : undefined}
        />
      )}
    </div>
  )
}
