import { toDigits } from '#domain/dates/format'
import type { ReplyDays } from '#domain/forms/member-state'
import { usePage } from '../../i18n'

const side = 10
const step = 12
/** More days beyond the promise are told in words alone. */
const overAtMost = 5

/** One square for each working day: spent, left, or beyond the promise. */
export function WorkingDays({ of }: { of: ReplyDays }) {
  const { t, locale, site } = usePage()
  const over = Math.min(of.over, overAtMost)
  const marks = [
    ...Array.from({ length: of.spent }, () => 'spent'),
    ...Array.from({ length: of.left }, () => 'open'),
    ...Array.from({ length: over }, () => 'over'),
  ]
  const width = marks.length * step - (step - side)
  const text = of.over > 0 ? 'profile.days.over' : 'profile.days.left'
  const count = of.over > 0 ? of.over : of.left
  return (
    <p className="working-days">
      <svg viewBox={`0 0 ${width} ${side}`} width={width * 1.2} height={side * 1.2} aria-hidden>
        {marks.map((mark, index) => {
          const at = index * step
          const x = locale === 'ar' ? width - side - at : at
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days have no other identity
            <g key={index}>
              <rect
                className={`day day--${mark}`}
                x={x + 0.75}
                y={0.75}
                width={side - 1.5}
                height={side - 1.5}
                rx={1.5}
              />
              {mark === 'over' && (
                <path className="day__slash" d={`M${x + 2} ${side - 2}L${x + side - 2} 2`} />
              )}
            </g>
          )
        })}
      </svg>
      <span>{toDigits(t(text, { count }), site.digits)}</span>
    </p>
  )
}
