import type { ReactNode } from 'react'
import type { Person } from '#domain/payloads/home'
import type { TransitionProps } from '../page/transition'
import { Portrait, type PortraitSize } from './portrait'
import './person.css'

interface PersonEntryProps {
  of: Pick<Person, 'name' | 'position' | 'picture' | 'initials'>
  level: 2 | 3
  size?: PortraitSize
  /** The name with its link; default: the name alone. */
  link?: ReactNode
  /** Target of a link to the person. */
  id?: string
  /** Of the portrait. */
  transition?: TransitionProps
  /** What stands below the position. */
  children?: ReactNode
}

/** A person in a list of people. */
export function PersonEntry(props: PersonEntryProps) {
  const { of: person, level, size = 'small', link, id, transition, children } = props
  const Heading = `h${level}` as const
  return (
    <li className={`person person--${size}`} id={id}>
      <Portrait of={person} size={size} transition={transition} />
      <div>
        <Heading>{link ?? person.name}</Heading>
        <p className="person__position">{person.position}</p>
        {children}
      </div>
    </li>
  )
}
