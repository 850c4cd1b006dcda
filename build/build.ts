import { createBuilder } from 'vite'

const builder = await createBuilder({})
await builder.buildApp()
