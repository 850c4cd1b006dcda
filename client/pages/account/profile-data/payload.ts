/** The page shows the personal state alone. */
export type ProfileDataPayload = object
