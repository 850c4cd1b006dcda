/**
 * The part of a provider's script that a site depends on: it inserts an iframe from its own folder
 * and writes the iframe's response into a form field.
 */
const common = `
const folder = new URL('.', document.currentScript.src)
const open = (place, query, answered) => {
  const frame = document.createElement('iframe')
  frame.src = new URL('frame?' + new URLSearchParams(query), folder)
  frame.title = 'captcha'
  addEventListener('message', (event) => {
    if (event.source === frame.contentWindow) answered(event.data)
  })
  place.append(frame)
  return frame
}
const fieldIn = (place, tag, name) => {
  const field = document.createElement(tag)
  field.name = name
  field.hidden = true
  place.append(field)
  return field
}
`

const turnstile = `{${common}
let drawn = 0
const places = new Map()
window.turnstile = {
  render(place, options) {
    const field = fieldIn(place, 'input', 'cf-turnstile-response')
    places.set(String(++drawn), place)
    const { sitekey, action, language, theme, size } = options
    if (sitekey === 'broken') setTimeout(options['error-callback'], 50, '110200')
    else open(place, { kind: 'box', sitekey, action, language, theme, size }, (token) => {
      field.value = token
      options.callback?.(token)
    })
    return String(drawn)
  },
  remove: (id) => places.get(id)?.replaceChildren(),
}
}`

const recaptcha = `{${common}
const widgets = []
const hl = new URL(document.currentScript.src).searchParams.get('hl')
window.grecaptcha = {
  ready: (done) => setTimeout(done, 20),
  render(place, options) {
    const { sitekey, theme, size = 'normal', badge } = options
    const field = fieldIn(place, 'textarea', 'g-recaptcha-response')
    const answered = (token) => {
      field.value = token
      options.callback?.(token)
    }
    const isInvisible = size === 'invisible'
    if (!isInvisible) open(place, { kind: 'box', sitekey, theme, size, language: hl }, answered)
    else if (badge) place.dataset.badge = badge
    widgets.push({ place, field, execute: () => open(place, { kind: 'puzzle', sitekey, language: hl }, answered) })
    return widgets.length - 1
  },
  reset(id) {
    widgets[id].field.value = ''
    widgets[id].place.querySelector('iframe')?.remove()
  },
  execute(of, options) {
    if (typeof of === 'number') return void widgets[of].execute()
    if (of === 'broken') return Promise.reject(new Error('Invalid site key'))
    return new Promise((resolve) => {
      const frame = open(document.body, { kind: 'score', sitekey: of, ...options }, (token) => {
        frame.remove()
        resolve(token)
      })
    })
  },
}
}`

/** Scripts by URL path, as the providers name them. */
export const captchaScripts: Record<string, string> = {
  '/turnstile/v0/api.js': turnstile,
  '/recaptcha/api.js': recaptcha,
}

/** Content of a provider's iframe: a checkbox, or no control for an invisible captcha. */
export const captchaFrame = `<!doctype html><html lang="en"><title>captcha</title>
<label><input type="checkbox"> I am human</label>
<script>
const query = new URLSearchParams(location.search)
const pass = async () => {
  const response = await fetch('issue?' + query)
  parent.postMessage(await response.text(), '*')
}
if (query.get('kind') === 'score') pass()
else document.querySelector('input').addEventListener('change', pass)
</script></html>`
