import type {
  ApiField,
  ApiRead,
  ApiSample,
  ApiWrite,
  PageIntroPayload,
} from '#domain/payloads/open'

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
