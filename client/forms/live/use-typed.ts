import { useLayoutEffect, useRef, useState } from 'react'

function typedInto(id: string): string | undefined {
  const standing = document.getElementById(id)
  return standing instanceof HTMLTextAreaElement ? standing.value : undefined
}

/** React sets a textarea that came with a text back to that text when it takes the page over. */
export function useTyped(id: string) {
  const ref = useRef<HTMLTextAreaElement>(null)
  const [typed] = useState(() => typedInto(id))
  useLayoutEffect(() => {
    if (ref.current && typed !== undefined) ref.current.value = typed
  }, [typed])
  return ref
}
