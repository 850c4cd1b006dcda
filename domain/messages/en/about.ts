import type { arAbout } from '../ar/about'
import type { Shape } from '../shape'

export const enAbout = {
  executives: {
    ofBoard: 'Reports to the board',
    biography: 'Biography',
    posts: 'Posts held',
    years: '{{from}} to {{to}}',
    since: 'Since {{from}}',
    responsibilities: 'Responsibilities',
    reporting: 'Units reporting here',
    place: 'Place in the organisation',
    contact: 'Contact',
    contactText:
      'Messages for executives are received through the contact page; we reply within three working days.',
    contactLink: 'Send a message',
    others: 'Other executives',
  },
} as const satisfies Shape<typeof arAbout>
