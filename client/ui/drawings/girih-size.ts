/** Size of the whole pattern; pages show a part of it. */
export const girihSize = { width: 1200, height: 720 } as const
