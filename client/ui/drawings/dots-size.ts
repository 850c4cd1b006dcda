export const dotColumns = 40
/** Distance between two dots. */
export const dotPitch = 14
