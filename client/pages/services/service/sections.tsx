import { ContentIcon } from '../../../ui/icons/content-icon'
import { Icon } from '../../../ui/icons/icon'
import { Changes } from '../../../ui/page/history'
import { Blocks } from '../../../ui/text/blocks'
import { RecordLink } from '../../../ui/text/link'
import { Rating } from '../../../widgets/feedback/rating'
import { ServiceLevels } from './levels'
import type { ServicePayload } from './payload'
import { ServiceRatings } from './ratings'
import '../../../ui/accordion.css'
import '../../../ui/card-link.css'
import './service.css'
import '../../../ui/lists/steps.css'

interface PartProps {
  of: ServicePayload
}

const parts = [
  { name: 'about', isShown: ({ body }: ServicePayload) => body.length > 0, Body: About },
  {
    name: 'requirements',
    isShown: ({ requirements }: ServicePayload) => requirements.length > 0,
    Body: Requirements,
  },
  { name: 'steps', isShown: ({ steps }: ServicePayload) => steps.length > 0, Body: Steps },
  { name: 'levels', isShown: ({ levels }: ServicePayload) => levels !== null, Body: ServiceLevels },
  {
    name: 'questions',
    isShown: ({ questions }: ServicePayload) => questions.length > 0,
    Body: Questions,
  },
  { name: 'manual', isShown: ({ manual }: ServicePayload) => manual !== null, Body: Manual },
  { name: 'rating', isShown: () => true, Body: Ratings },
  { name: 'related', isShown: ({ related }: ServicePayload) => related.length > 0, Body: Related },
  { name: 'history', isShown: ({ history }: ServicePayload) => history.length > 0, Body: History },
] as const

export function sectionsOf(service: ServicePayload) {
  return parts.filter(({ isShown }) => isShown(service))
}

function About({ of }: PartProps) {
  return <Blocks of={of.body} />
}

function Requirements({ of }: PartProps) {
  return (
    <ul className="ticks">
      {of.requirements.map((requirement) => (
        <li key={requirement}>
          <Icon name="check" />
          <span>{requirement}</span>
        </li>
      ))}
    </ul>
  )
}

function Steps({ of }: PartProps) {
  return (
    <ol className="steps">
      {of.steps.map(({ title, text, time }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {time && (
            <p className="steps__time">
              <Icon name="clock" />
              {time}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}

function Ratings({ of }: PartProps) {
  return (
    <>
      <ServiceRatings of={of.rating} />
      <Rating />
    </>
  )
}

function Related({ of }: PartProps) {
  return (
    <ul className="service-related">
      {of.related.map(({ slug, icon, title }) => (
        <li key={slug}>
          <ContentIcon name={icon} />
          <RecordLink to="service" params={{ slug }} className="card-link">
            {title}
          </RecordLink>
          <Icon name="arrow-right" flip />
        </li>
      ))}
    </ul>
  )
}

function History({ of }: PartProps) {
  return <Changes of={of.history} />
}

function Manual({ of: { manual } }: { of: ServicePayload }) {
  if (!manual) return null
  return (
    <div className="manual">
      <Icon name="book-open" />
      <div>
        <RecordLink to="book" params={{ slug: manual.slug }} className="card-link">
          {manual.title}
        </RecordLink>
        <p>{manual.note}</p>
      </div>
      <Icon name="arrow-right" flip />
    </div>
  )
}

function Questions({ of: { questions } }: { of: ServicePayload }) {
  return (
    <div className="accordion">
      {questions.map(({ question, answer }, at) => (
        <details key={question} open={at === 0}>
          <summary>
            <span>{question}</span>
            <Icon name="chevron-down" className="icon--turn" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
