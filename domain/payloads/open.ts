import type { RowChanges } from '../datasets/compare-rows'
import type { DateText } from '../dates/date-text'
import type { FeedbackAnswer } from '../forms/feedback-reasons'
import type { DatasetCard, ShownChart } from './datasets'
import type { Option } from './forms'
import type { TextPart } from './text-part'

/** A text with its table of contents. */
export interface PageIntroPayload {
  modified: DateText
  lead: string
  contents: { id: string; title: string }[]
  body: TextPart[]
}

export interface OpenDataPayload extends PageIntroPayload {
  /** The dataset that comes first, with a large chart; null before it has a version. */
  featured: DatasetHighlight | null
  datasets: DatasetCard[]
  /** Datasets with the newest versions, the newest first. */
  updates: { slug: string; title: string; date: DateText; changes: RowChanges | null }[]
  /** Answers to what was asked for most in the last twelve months, by number of requests. */
  mostAsked: { slug: string; title: string; requests: number; outcome: string }[]
  /** Number of files of the latest versions. */
  fileCount: string
  /** Options of the request form. */
  requestTypes: Option[]
}

export interface InvitationNotice {
  name: 'reply' | 'inside' | 'abroad'
  /** Working days until the reply, weeks before an event. */
  count: number
  /** Calendar days from tomorrow to `day`. */
  days: number
  /** Positions among these of days that are no working days. */
  off: number[]
  day: DateText
}

export interface InvitationPayload extends PageIntroPayload {
  participationTypes: Option[]
  /** Dates that follow from sending the invitation today. */
  notice: InvitationNotice[]
}

interface PageUsefulness {
  title: string
  /** URL of the page in the language of the statistics page. */
  href: string
  yes: string
  no: string
  /** Percentage of positive votes: "86". */
  percent: string
  /** The same as a number, for its bar. */
  share: number
}

/** A large chart of a dataset. */
export interface DatasetHighlight {
  slug: string
  /** Title of the dataset. */
  title: string
  /** Path that leads to its latest CSV file. */
  file: string
  chart: ShownChart
}

/** A number at the top of the statistics page. */
export interface StatisticsFigure {
  name: 'requests' | 'inTime' | 'replyDays' | 'questions' | 'terms' | 'datasets'
  value: string
  /** Null for what holds today. */
  period: string | null
}

export interface StatisticsPayload extends PageIntroPayload {
  /** Numbers that are known. */
  figures: StatisticsFigure[]
  /** How many requests came and how fast they were answered. */
  replies: DatasetHighlight[]
  /** What the site holds. */
  holdings: DatasetHighlight[]
  /** What visitors said, empty charts too. */
  feedback: Record<'pages' | 'reasons' | 'ratings', ShownChart>
  /** Last day counted. */
  upTo: DateText
  /** Totals of all pages; null without votes. */
  total: { answers: string; yes: string; no: string; percent: string; pages: string } | null
  /** By number of votes, highest first. */
  pages: PageUsefulness[]
  /** All reasons of both answers with their counts; empty before the first reason. */
  reasons: { answer: FeedbackAnswer; title: string; count: string }[]
  /** By number of ratings, highest first; the average is out of 5, the share is its percentage. */
  ratings: { title: string; href: string; count: string; average: string; share: number }[]
}

/** An interest, with the number of items that an issue of today would hold for it. */
export interface NewsletterTopic {
  name: string
  label: string
  count: number
  /** The number with what it counts. */
  text: string
  /** URL of the page with these items. */
  href: string
  /** The first of them, or null. */
  newest: { title: string; href: string } | null
}

export interface NewsletterPayload extends PageIntroPayload {
  /** Options of the form. */
  lists: Record<'interests' | 'jobTitles' | 'sectors' | 'regions' | 'otherInterests', Option[]>
  preview: NewsletterTopic[]
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

/** A call that sends something. */
export interface ApiWrite {
  name: string
  path: string
  title: string
  /** Media types of the body. */
  mediaTypes: string[]
  fields: ApiField[]
  samples: ApiSample[]
  answer: { status: number; fields: ApiField[] }
  /** Names of the problems that not all writes have. */
  problems: string[]
}

export interface ApiProblemEntry {
  name: string
  status: number
  title: string
  advice: string
}

export interface OpenApiPayload extends PageIntroPayload {
  /** Introduces the API and its limit of reads. */
  description: string
  quickStart: string
  /** Parameters, fields and problem names that the reads of all collections share. */
  common: Pick<ApiRead, 'parameters' | 'fields' | 'problems'> & { list: ApiField[] }
  reads: ApiRead[]
  /** Header, sample functions and problem names that all writes share. */
  sending: { header: ApiField[]; programs: ApiSample[]; problems: string[] }
  challenge: ApiRead
  writes: ApiWrite[]
  problems: ApiProblemEntry[]
}

/** The page shows the personal state alone. */
export interface ProfileDataPayload {
  modified: DateText
}

export interface ProfileRequestPayload {
  modified: DateText
  /** As in the address; what the page shows of the ticket is the personal state. */
  reference: string
}

export interface OpenPayloads {
  newsletter: NewsletterPayload
  subscriptionLink: PageIntroPayload
  profile: PageIntroPayload
  profileData: ProfileDataPayload
  profileRequest: ProfileRequestPayload
  openData: OpenDataPayload
  openApi: OpenApiPayload
  invitation: InvitationPayload
  statistics: StatisticsPayload
}
