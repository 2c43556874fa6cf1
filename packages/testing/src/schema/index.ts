export * from './catalogue.ts'
export * from './diff.ts'
