import type { DateText } from '../dates/date-text'
import type { TextPart } from './text-part'

/** A text with its table of contents. */
export interface PageIntroPayload {
  modified: DateText
  lead: string
  contents: { id: string; title: string }[]
  body: TextPart[]
}

/** A large chart of a dataset. */
export interface DatasetHighlight {
  slug: string
  title: string
  /** Path that leads to its latest CSV file. */
  file: string
  chart: ShownChart
}

/** A parameter of a call, or a field of a body. */
export interface ApiField {
  name: string
  /** Its JSON type: `string`, `date[]`, `{ title, text }[]`, `integer | null`. */
  type: string
  text: string
  /** The values it may have, if they are a closed list. */
  values: string[]
  /** Set for the fields of a body, and for parameters that are required. */
  isRequired?: boolean
}

/** An input of the form that tries a call. */
export interface ApiInput {
  name: string
  /** Values to choose from; empty: any text. */
  values: string[]
  example: string
  isRequired: boolean
}

/** A sample call in a language of programs. */
export interface ApiSample {
  language: string
  text: string
}

/** A read of the API as its page describes it. */
export interface ApiRead {
  name: string
  /** May be a template. */
  path: string
  /** The path that its form calls. */
  action: string
  /** Template of the path of one record; null where there is none. */
  onePath: string | null
  title: string
  description: string
  parameters: ApiField[]
  fields: ApiField[]
  inputs: ApiInput[]
  samples: ApiSample[]
  /** Names of its problems, if it does not have those of all collections. */
  problems: string[]
}

/** How a write is tried in the sandbox. */
export interface ApiTrial {
  /** Address of the write in the sandbox. */
  action: string
  /** Its path below `/api/v1/`. */
  path: string
  /** A body as indented JSON, without a challenge. */
  example: string
  /** It takes a solved challenge. */
  isSolved: boolean
}

/** A call that sends something. */
export interface ApiWrite {
  name: string
  path: string
  title: string
  mediaTypes: string[]
  fields: ApiField[]
  samples: ApiSample[]
  trial: ApiTrial
  answer: { status: number; fields: ApiField[] }
  /** Names of the problems that not all writes have. */
  problems: string[]
}

/** A chart as HTML with its finding. */
export interface ShownChart {
  finding: string
  html: string
}
