import type { OpenApiPayload } from '#client/pages/open/open-api/payload.ts'
import type { ApiSample, ApiWrite } from '#domain/payloads/open'
import { apiPath, sandboxPath } from '../../routing/resolve-url'
import { inquiryPath, pagePaths } from '../operations'
import {
  type ApiDescription,
  answerOf,
  fieldOfParameter,
  fieldsOf,
  problemsOf,
  type Schema,
  type WriteOperation,
} from './document-parts'

const isFile = ({ items }: Schema) => items?.format === 'binary'

function describeWrite(
  description: ApiDescription,
  origin: string,
  path: string,
  operation: WriteOperation,
): ApiWrite {
  const { content } = operation.requestBody
  const mediaTypes = Object.keys(content)
  const [mediaType = ''] = mediaTypes
  const { schema = {}, example = {} } = content[mediaType] ?? {}
  const { required = [], properties = {} } = schema
  const { altcha, ...fields } = example
  const answer = answerOf(operation)
  const operationPath = path.slice(apiPath.length + 1)
  return {
    name: operationPath.replace('/', '-'),
    path,
    title: operation.summary,
    mediaTypes,
    fields: fieldsOf(schema).map((field) => ({
      ...field,
      isRequired: required.includes(field.name),
    })),
    samples: writeSamples({
      api: origin + apiPath,
      path: operationPath,
      mediaType,
      fields,
      files: Object.keys(properties).filter((name) => isFile(properties[name] ?? {})),
      needsChallenge: altcha !== undefined,
    }),
    trial: {
      action: `${sandboxPath}/${operationPath}`,
      path: operationPath,
      example: JSON.stringify(fields, null, 2),
      isSolved: altcha !== undefined,
    },
    answer: { status: answer.status, fields: fieldsOf(answer.schema) },
    problems: problemsOf(description, operation),
  }
}

/** The writes, with the problems that each has besides those of all. */
export function describeWrites(
  description: ApiDescription,
  origin: string,
): Pick<OpenApiPayload, 'sending' | 'writes'> {
  const writes = Object.entries(description.paths).flatMap(([path, { post }]) =>
    post ? [describeWrite(description, origin, path, post)] : [],
  )
  const [first, ...others] = writes
  const shared = (first?.problems ?? []).filter((name) =>
    others.every(({ problems }) => problems.includes(name)),
  )
  const { 'Idempotency-Key': key } = description.components.parameters
  return {
    sending: {
      header: key ? [fieldOfParameter(key)] : [],
      programs: sendPrograms(origin + apiPath),
      problems: shared,
    },
    writes: writes.map((write) => ({
      ...write,
      problems: write.problems.filter((name) => !shared.includes(name)),
    })),
  }
}

const pageList = pagePaths.map((path) => `'${path}'`).join(', ')

const script = (api: string) => `import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const api = '${api}'

async function solve(path, key) {
  const needsKey = [${pageList}].includes(path)
  const query = new URLSearchParams({ for: path, ...(needsKey && { key }) })
  const { challenge } = await (await fetch(api + '/challenge?' + query)).json()
  const solution = await solveChallenge({ challenge, deriveKey })
  return btoa(JSON.stringify({ challenge, solution }))
}

async function send(path, fields, key = crypto.randomUUID()) {
  const solved = path === '${inquiryPath}' ? {} : { altcha: await solve(path, key) }
  const response = await fetch(api + '/' + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify({ ...fields, ...solved }),
  })
  const result = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(result))
  return result
}`

const python = (api: string) => `import base64, hashlib, json, uuid
import urllib.error, urllib.parse, urllib.request

api = '${api}'

def solve(path, key):
    query = {'for': path}
    if path in (${pageList}):
        query['key'] = key
    with urllib.request.urlopen(api + '/challenge?' + urllib.parse.urlencode(query)) as response:
        challenge = json.load(response)['challenge']
    given = challenge['parameters']
    nonce, salt = bytes.fromhex(given['nonce']), bytes.fromhex(given['salt'])
    counter, derived = -1, ''
    while not derived or not derived.startswith(given['keyPrefix']):
        counter += 1
        password = nonce + counter.to_bytes(4, 'big')
        derived = hashlib.pbkdf2_hmac(
            'sha256', password, salt, given['cost'], given['keyLength']).hex()
    solution = {'counter': counter, 'derivedKey': derived}
    solved = {'challenge': challenge, 'solution': solution}
    return base64.b64encode(json.dumps(solved).encode()).decode()

def send(path, fields, key=None):
    key = key or str(uuid.uuid4())
    solved = {} if path == '${inquiryPath}' else {'altcha': solve(path, key)}
    headers = {'Content-Type': 'application/json', 'Idempotency-Key': key}
    body = json.dumps({**fields, **solved}).encode()
    try:
        request = urllib.request.Request(f'{api}/{path}', body, headers)
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise ValueError(error.read().decode()) from None`

const shell = `# api.py has the Python functions
KEY=$(uuidgen)
ALTCHA=$(python3 -c "import api; print(api.solve('requests/support', '$KEY'))")`

/**
 * Functions that solve a challenge and send something; the samples of each write call `send`, in
 * curl they use the variables.
 */
function sendPrograms(api: string): ApiSample[] {
  return [
    { language: 'JavaScript', text: script(api) },
    { language: 'Python', text: python(api) },
    { language: 'curl', text: shell },
  ]
}

type SampleFields = Record<string, string | number | string[]>

function literal(value: SampleFields[string]): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  return typeof value === 'string' ? `'${value}'` : String(value)
}

interface SampleCall {
  api: string
  path: string
  mediaType: string
  /** Without the solved challenge. */
  fields: SampleFields
  /** Names of the fields that hold files. */
  files: string[]
  needsChallenge: boolean
}

function curlSample({ api, path, mediaType, fields, files, needsChallenge }: SampleCall): string {
  const isForm = mediaType === 'multipart/form-data'
  const body = JSON.stringify(fields)
  const solved = needsChallenge ? `${body.slice(0, -1)},"altcha":"'"$ALTCHA"'"}` : body
  const sent = isForm
    ? [
        ...Object.entries(fields).map(([name, value]) => `-F '${name}=${value}'`),
        ...files.map((name) => `-F '${name}=@programme.pdf'`),
        '-F "altcha=$ALTCHA"',
      ]
    : ["-H 'Content-Type: application/json'", `-d '${solved}'`]
  return [`curl '${api}/${path}'`, '-H "Idempotency-Key: $KEY"', ...sent].join(' \\\n  ')
}

/** The same write in curl, JavaScript and Python. */
function writeSamples(call: SampleCall): ApiSample[] {
  const { path, fields } = call
  const entries = Object.entries(fields)
  const script = entries.map(([name, value]) => `  ${name}: ${literal(value)},\n`).join('')
  const python = entries.map(([name, value]) => `    '${name}': ${literal(value)},\n`).join('')
  return [
    { language: 'curl', text: curlSample(call) },
    { language: 'JavaScript', text: `await send('${path}', {\n${script}})` },
    { language: 'Python', text: `send('${path}', {\n${python}})` },
  ]
}
