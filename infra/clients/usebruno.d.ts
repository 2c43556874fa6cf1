// The schema of Bruno comes without types.
declare module '@usebruno/schema' {
  export const collectionSchema: { validate: (value: unknown) => Promise<unknown> }
}
