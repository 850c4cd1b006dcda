/** Size of the drawing of a small chart. */
export const smallWidth = 240
export const smallHeight = 64
