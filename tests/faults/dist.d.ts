declare module '*/dist/worker/index.js' {
  const worker: {
    fetch(request: Request, env: unknown, context: ExecutionContext): Promise<Response>
    email(message: ForwardableEmailMessage, env: unknown, context: ExecutionContext): Promise<void>
    scheduled(event: ScheduledController, env: unknown, context: ExecutionContext): Promise<void>
  }
  export default worker
}
