export function Strip({ of }: { of: readonly (readonly [name: string, figure: string])[] }) {
  return (
    <dl className="strip">
      {of.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi dir="ltr">{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
