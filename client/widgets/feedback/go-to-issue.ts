/** The parts of the DOM used here: the worker compiles widgets too, and its types have no DOM. */
interface Part {
  isConnected: boolean
  textContent: string | null
  hash?: string
  focus?: () => void
  querySelector: (selector: string) => Part | null
}

interface Observer {
  observe: (target: object, options: object) => void
  disconnect: () => void
}

interface Dom {
  document: Part & {
    title: string
    body: Part
    activeElement: unknown
    getElementById: (id: string) => Part | null
  }
  MutationObserver: new (onChange: () => void) => Observer
  requestAnimationFrame: (onFrame: () => void) => void
}

const { document, MutationObserver, requestAnimationFrame } = globalThis as unknown as Dom

/** Text that the title of a document with errors begins with. */
function prefixOf(issue: Part): string {
  return issue.querySelector('.visually-hidden')?.textContent ?? ''
}

/** Removes the prefix of an issue that is no longer shown, unless the page has another one. */
export function removeTitlePrefix(issue: Part): void {
  const prefix = prefixOf(issue)
  const { title } = document
  if (document.querySelector('[aria-invalid=true]') || !title.startsWith(prefix)) return
  document.title = title.slice(prefix.length)
}

function prefixTitle(issue: Part): void {
  const prefix = prefixOf(issue)
  if (!document.title.startsWith(prefix)) document.title = prefix + document.title
  const observer = new MutationObserver(() => {
    if (issue.isConnected) return
    observer.disconnect()
    removeTitlePrefix(issue)
  })
  observer.observe(document.body, { childList: true, subtree: true })
}

/** Frames in which React renders an issue at the latest. */
const longestWait = 30

/**
 * Moves focus to the control that the form's issue is about, and prefixes the title of the document
 * as long as the issue is shown. Waits for the issue, which React may render after this call.
 * Focus stays where it is if it has left `submitted`, the element that had it on submission: the
 * visitor has gone on meanwhile.
 */
export async function goToIssue(element: object, submitted: unknown): Promise<void> {
  const form = element as Part
  const findIssue = () => form.querySelector('.field-issue')
  for (let frame = 0; frame < longestWait && !findIssue(); frame++) {
    await new Promise<void>((resolve) => requestAnimationFrame(resolve))
  }
  const issue = findIssue()
  if (!issue) return
  prefixTitle(issue)
  const { activeElement, body } = document
  if (activeElement !== submitted && activeElement !== body) return
  document.getElementById(issue.querySelector('a')?.hash?.slice(1) ?? '')?.focus?.()
}
