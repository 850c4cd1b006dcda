import { useLayoutEffect, useRef, useState } from 'react'

type Area = HTMLTextAreaElement & { value: string }

/** The worker also renders textareas, and has no document. */
const { document } = globalThis as {
  document?: { getElementById: (id: string) => { value?: unknown } | null }
}

function typedInto(id: string): string | undefined {
  const value = document?.getElementById(id)?.value
  return typeof value === 'string' ? value : undefined
}

/**
 * At hydration React resets a textarea that has a default value to that value; this hook restores
 * what was typed.
 */
export function useTyped(id: string) {
  const ref = useRef<Area>(null)
  const [typed] = useState(() => typedInto(id))
  useLayoutEffect(() => {
    if (ref.current && typed !== undefined) ref.current.value = typed
  }, [typed])
  return ref
}
