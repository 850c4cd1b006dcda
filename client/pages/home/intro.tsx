import type { HomePayload } from '#domain/payloads'

export function Intro({ title, text }: HomePayload['intro']) {
  return (
    <section className="section intro" aria-labelledby="intro">
      <div className="section__inner section__inner--ledger">
        <h2 id="intro">{title}</h2>
        <p>{text}</p>
      </div>
    </section>
  )
}
