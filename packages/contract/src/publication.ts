// What is told of the interface beside its operations: light, for the screens and the documents.
export * from './limites.ts'
export * from './obsolescence.ts'
export * from './versions.ts'
