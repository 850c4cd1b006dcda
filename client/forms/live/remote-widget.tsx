import { useEffect, useEffectEvent, useRef } from 'react'
import type { RemoteCaptcha } from '#domain/forms/captcha'
import { usePage } from '../../i18n'
import { mountProvider } from './mount-provider'
import '../fields.css'
import '../form.css'

interface RemoteWidgetProps {
  of: RemoteCaptcha
  onFailed: () => void
}

export function RemoteWidget({ of, onFailed }: RemoteWidgetProps) {
  const { locale } = usePage()
  const container = useRef<HTMLDivElement>(null)
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    // Providers keep a reference to their container, so each mount gets a new element.
    const element = document.createElement('div')
    container.current?.append(element)
    const unmount =
      container.current && mountProvider(element, { of, locale, onFailed: () => fail() })
    return () => {
      unmount?.()
      element.remove()
    }
  }, [of, locale])
  return (
    <div className="captcha__question">
      <div ref={container} />
      <p className="hint">{of.notice}</p>
    </div>
  )
}
