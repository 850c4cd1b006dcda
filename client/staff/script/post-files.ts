/** The answer to a form, of `fetch` or of an upload. */
export type FormAnswer = Pick<Response, 'ok' | 'status' | 'url' | 'redirected' | 'text'>

/** Percent after which the progress is stated again, so that a screen reader does not read each one. */
const stepPercent = 10

/** States how much of a file has arrived; all of it is checked before the answer comes. */
function tellProgress(form: HTMLFormElement, loaded: number, total: number): void {
  const status = form.querySelector<HTMLElement>('[role="status"][data-progress]')
  const percent = Math.floor((loaded * 100) / total / stepPercent) * stepPercent
  const { progress = '', received = '' } = status?.dataset ?? {}
  const text = percent < 100 ? progress.replace('{{percent}}', String(percent)) : received
  if (status && status.textContent !== text) status.textContent = text
}

/** Sends a form with files; `fetch` does not say how much of a body was sent. */
export function postFiles(form: HTMLFormElement, body: FormData): Promise<FormAnswer> {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      tellProgress(form, loaded, total),
    )
    request.addEventListener('error', reject)
    request.addEventListener('abort', reject)
    request.addEventListener('load', () => {
      const { status, responseURL: url, responseText } = request
      const isOk = status >= 200 && status < 300
      const redirected = url !== form.action
      resolve({ ok: isOk, status, url, redirected, text: async () => responseText })
    })
    request.open('POST', form.action)
    request.send(body)
  })
}
