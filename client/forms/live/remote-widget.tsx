import { useEffect, useEffectEvent, useRef } from 'react'
import type { RemoteCaptcha } from '#domain/forms/captcha'
import { usePage } from '../../i18n'
import { mountProvider } from './mount-provider'

interface RemoteWidgetProps {
  of: RemoteCaptcha
  onFailed: () => void
}

/** The chosen provider's check, and who makes it. */
export function RemoteWidget({ of, onFailed }: RemoteWidgetProps) {
  const { locale } = usePage()
  const place = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    // Scripts of others keep what they drew in: it is a place of its own each time.
    const own = document.createElement('div')
    place.current?.append(own)
    const unmount = place.current && mountProvider(own, { of, locale, onFailed: () => fail() })
    return () => {
      unmount?.()
      own.remove()
    }
  }, [of, locale])
  return (
    <div className="captcha__question">
      <div ref={place} />
      <p className="hint">{of.notice}</p>
    </div>
  )
}
