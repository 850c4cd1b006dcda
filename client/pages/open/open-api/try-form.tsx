import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { ApiInput, ApiRead } from '#domain/payloads/open'
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

function addressOf(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '') as [string, string][]
  return `${new URL(form.action).pathname}?${new URLSearchParams(filled)}`
}

async function call(address: string): Promise<Answer> {
  const start = performance.now()
  const response = await fetch(address)
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

/** Tries a list. Without script the form opens the answer; with it, the answer stands below. */
export function TryForm({ of: { name, action, title, inputs } }: { of: ApiRead }) {
  const { t } = usePage()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isHeld, setIsHeld] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  // The inline script holds a form that was sent before React could show its answer.
  useEffect(() => {
    setIsHeld(false)
    if (form.current?.dataset.held === 'sent') form.current.requestSubmit()
  }, [])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const address = addressOf(event.currentTarget)
    const failed = { address, text: t('openApi.try.failed'), response: null }
    setAnswer(await call(address).catch(() => failed))
  }
  return (
    <form
      className="box flow"
      action={action}
      data-held={isHeld ? '' : undefined}
      ref={form}
      onSubmit={submit}
      aria-label={`${t('openApi.try.title')}: ${title}`}
    >
      <h4>{t('openApi.try.title')}</h4>
      <p className="hint">{t('openApi.try.hint')}</p>
      <div className="form__fields">
        {inputs.map((input) => (
          <TryInput of={input} id={`${name}-${input.name.replace(/\W+/g, '-')}`} key={input.name} />
        ))}
      </div>
      <button className="button button--primary button--small" type="submit">
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
