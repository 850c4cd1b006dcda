import type { CardPayload } from '#domain/payloads/institution'

interface QrCodeProps {
  of: CardPayload['code']
  label: string
}

/** Dark on white in every colour mode, with the quiet zone of four modules (ISO/IEC 18004). */
export function QrCode({ of: { size, path }, label }: QrCodeProps) {
  const quiet = 4
  const side = size + 2 * quiet
  return (
    <svg
      className="qr-code"
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-quiet} ${-quiet}h${side}v${side}h-${side}z`} />
      <path d={path} />
    </svg>
  )
}
